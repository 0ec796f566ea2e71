-- Opens a session by the link of a mail (docs/decisions/0098): once, in the role of what the mail is about, for a day, and
-- as one whose password nobody typed (rules.refuse_signed_in_by_mail). Returns the user and the role.
-- Locks the user.
-- Refuses: link_not_valid (unknown, used, ended by a change of the account, or past its time), sign_in_over (the request is
-- answered, the session is not to come any more), password_needed (rules.needs_password_to_sign_in).
create function api.auth_sign_in_by_mail(token text, secret_hash text, user_agent text)
returns table (user_id integer, role data.role)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant integer := rules.use_token(token, 'sign_in');
  about record;
begin
  select of.* into about
  from private.tokens t cross join lateral rules.sign_in_of(t.user_id, t.request_id, t.session_id) of
  where t.token_hash = rules.token_hash(token);
  if about.until is null then
    perform rules.reject('sign_in_over');
  elsif rules.needs_password_to_sign_in(person, about.role) then
    perform rules.reject('password_needed', kind => 'MR403');
  end if;
  insert into private.sessions (token_hash, user_id, role, user_agent, password_at, expires_at)
  values (sha256(convert_to(secret_hash, 'UTF8')), person, about.role, left(user_agent, 300), null, now() + interval '1 day');
  update data.users u set last_login_at = now() where u.id = person;
  return query select person, about.role;
end $$;

grant execute on function api.auth_sign_in_by_mail to app_auth;
