-- Second step of signing in, by a code of the authenticator app. The caller has verified the code against
-- `sealed_secret`; `step` is the code's time step. A code of the same or an earlier step is refused, so each works
-- once. Opens the session and returns its role.
-- Refuses: sign_in_again, code_wrong.
-- Null: result.
-- Type step: number.
create function api.auth_open_by_code(pending_hash text, sealed_secret text, step bigint, secret_hash text, user_agent text)
returns data.role
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant integer := rules.use_pending_sign_in(pending_hash);
begin
  update private.second_factors f set last_step = step
  where f.user_id = person and f.sealed_secret = auth_open_by_code.sealed_secret and f.confirmed_at is not null and f.last_step < step;
  if not found then
    perform rules.reject('code_wrong', 'code', 'MR422');
  end if;
  return rules.open_session(person, secret_hash, user_agent, true);
end $$;

grant execute on function api.auth_open_by_code to app_auth;
