-- R22. Whoever is signed in accepts the texts that are due in the role of the session. `seen` holds the version of
-- each on the page that the consent was given on. A repeated call changes nothing.
-- Locks the user.
-- Refuses: role_not_held, terms_not_accepted, text_changed_meanwhile.
create function api.accept_texts(accepted boolean, seen jsonb)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  acting constant data.role := (rules.viewer_session()).role;
begin
  if not exists (select from rules.texts_due(viewer, acting)) then
    return;
  elsif accepted is not true then
    perform rules.reject('terms_not_accepted', 'termsAccepted');
  elsif exists (
    select from rules.texts_due(viewer, acting) d where seen->d.text is distinct from to_jsonb(d.version)) then
    perform rules.reject('text_changed_meanwhile');
  end if;
  insert into data.consents (user_id, text, version, given)
  select viewer, d.text, d.version, true from rules.texts_due(viewer, acting) d;
end $$;

grant execute on function api.accept_texts to app_member, app_admin;
