-- Returns the valid session of this transaction, found by the secret in app.session. The table stores only a hash of
-- the secret, so neither a copy of the table nor a guessed id gives access. Every session ends some days after it was
-- opened; in the admin role some hours after. An erased user has none, whatever rows are left; a suspended one only
-- for those who ask for it (`suspended_too`), who do nothing but show that and sign out.
create function rules.viewer_session(suspended_too boolean default false)
returns private.sessions
language plpgsql stable security definer set search_path = ''
as $$
declare
  session private.sessions;
begin
  select s.* into session
  from private.sessions s, data.constants c
  where s.token_hash = sha256(convert_to(current_setting('app.session', true), 'UTF8'))
    and s.expires_at > now()
    and exists (select from data.users u where u.id = s.user_id and u.erased_at is null
      and (u.suspended_at is null or suspended_too))
    and s.created_at > now() - case s.role when 'admin' then make_interval(hours => c.admin_session_hours)
      else make_interval(days => c.session_days) end;
  return session;
end $$;
