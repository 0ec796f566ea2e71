-- Saves the answers of one step of an application draft after checking them against the profile rules, and opens the
-- steps up to `reached`. A visitor's new draft needs a password hash, since its first step is the account.
-- Refuses: role_not_held (erased meanwhile), draft_not_found, what rules.check_mentor_profile refuses.
create function api.store_application_draft(
  secret_hash text, answers jsonb, reached integer, password_hash text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.viewer_user_id();
  token constant bytea := sha256(convert_to(store_application_draft.secret_hash, 'UTF8'));
begin
  if viewer is not null then
    perform rules.lock_viewer();
  end if;
  perform rules.check_mentor_profile(null, answers - 'photo_id');
  if (rules.own_draft(store_application_draft.secret_hash)).secret_hash is null then
    if viewer is null and password_hash is null then
      perform rules.reject('draft_not_found');
    end if;
    delete from private.drafts d where d.secret_hash = token;
  end if;

  insert into private.drafts as d (secret_hash, user_id, answers, reached, password_hash, expires_at)
  select token, viewer, store_application_draft.answers, store_application_draft.reached,
    store_application_draft.password_hash, now() + make_interval(days => c.draft_days)
  from data.constants c
  on conflict on constraint drafts_pkey do update
  set user_id = excluded.user_id,
    answers = d.answers || excluded.answers,
    reached = greatest(d.reached, excluded.reached),
    password_hash = coalesce(excluded.password_hash, d.password_hash),
    expires_at = excluded.expires_at;
end $$;

grant execute on function api.store_application_draft to app_visitor, app_member;
