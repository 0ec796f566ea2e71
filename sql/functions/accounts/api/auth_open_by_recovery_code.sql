-- Second step of signing in, by a recovery code. Each code works once; the user gets a mail. Opens the session and
-- returns its role.
-- Refuses: sign_in_again, code_wrong.
-- Null: result.
create function api.auth_open_by_recovery_code(pending_hash text, code text, secret_hash text, user_agent text)
returns data.role
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant integer := rules.use_pending_sign_in(pending_hash);
begin
  update private.recovery_codes r set used_at = now()
  where r.user_id = person and r.code_hash = rules.token_hash(code) and r.used_at is null;
  if not found then
    perform rules.reject('code_wrong', 'code', 'MR422');
  end if;
  perform rules.tell_second_factor(person, 'code_used');
  return rules.open_session(person, secret_hash, user_agent, true);
end $$;

grant execute on function api.auth_open_by_recovery_code to app_auth;
