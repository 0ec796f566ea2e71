-- Erases the signed-in user at once: personal data are replaced by a pseudonym. Refused while a mentorship runs. A
-- paused mentorship is stopped; pending requests by and to the user are closed. Purchases stay for the accounts,
-- without the name.
-- Refuses: role_not_held, last_administrator, mentor_in_mentorship, mentee_in_mentorship.
create function api.erase_me()
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.erase_user(rules.require_user());
end $$;

grant execute on function api.erase_me to app_member, app_admin;
