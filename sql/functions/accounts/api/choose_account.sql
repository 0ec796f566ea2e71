-- R29. Sets or switches the role of the session to one the user holds. The session gets a new secret, so the old
-- cookie no longer works.
-- Refuses: role_not_held, same_role, signed_in_by_mail.
create function api.choose_account(role data.role, secret_hash text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session private.sessions := rules.viewer_session();
begin
  if session.user_id is null or not role = any (rules.roles_held(session.user_id)) then
    perform rules.reject('role_not_held', 'role', 'MR403');
  end if;
  perform rules.refuse_signed_in_by_mail();
  if session.role = choose_account.role then
    perform rules.reject('same_role', 'role');
  end if;

  update private.sessions s
  set role = choose_account.role, token_hash = sha256(convert_to(secret_hash, 'UTF8'))
  where s.token_hash = session.token_hash;
  -- A concurrent second click: the session already has its new secret.
  if not found then
    perform rules.reject('same_role', 'role');
  end if;
end $$;

grant execute on function api.choose_account to app_member, app_admin;
