-- The signed-in user has herself erased: at once, by pseudonym. Not while a mentorship runs; a paused one is stopped,
-- a waiting request of hers is withdrawn, waiting ones to her are closed. Purchases stay for the accounts, without her name.
-- Refuses: role_not_held, last_administrator, mentor_in_mentorship, mentee_in_mentorship.
create function api.erase_me()
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.erase_user(rules.require_user());
end $$;

grant execute on function api.erase_me to app_member, app_admin;
