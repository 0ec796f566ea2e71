-- A visitor sends the application draft: opens the account and deletes the draft. Returns the address and the
-- password hash of the draft, so that the caller can sign the new user in.
-- Refuses: draft_not_found, duplicate_email, what rules.create_mentor refuses.
create function api.auth_apply(secret_hash text, locale text)
returns table (user_id integer, email text, password_hash text)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft constant private.drafts := rules.take_draft(auth_apply.secret_hash);
begin
  if draft.password_hash is null then
    perform rules.reject('draft_not_found');
  end if;
  return query
    select r.user_id, lower(draft.answers->>'email'), draft.password_hash from api.auth_register_mentor(
      email => draft.answers->>'email', password_hash => draft.password_hash, profile => draft.answers,
      terms_accepted => (draft.answers->>'terms_accepted')::boolean,
      news_consent => coalesce((draft.answers->>'news_consent')::boolean, false), locale => auth_apply.locale,
      photo_small => draft.photo_small, photo_large => draft.photo_large, photo_mime => draft.photo_mime) r;
end $$;

grant execute on function api.auth_apply to app_auth;
