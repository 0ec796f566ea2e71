-- Sets a new password with the token of a mailed link and returns the user id, so that the caller can sign the user
-- in. Ends all sessions. Also confirms the e-mail address, since the mail was received there.
-- Refuses: link_not_valid.
create function api.auth_reset_password(token text, password_hash text, user_agent text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant integer := rules.use_token(token, 'reset_password');
begin
  perform rules.write_password(person, password_hash, left(user_agent, 300));
  delete from private.sessions s where s.user_id = person;
  update data.users u set email_confirmed_at = coalesce(u.email_confirmed_at, now()) where u.id = person;
  perform rules.record('users', person, 'password_reset');
  return person;
end $$;

grant execute on function api.auth_reset_password to app_auth;
