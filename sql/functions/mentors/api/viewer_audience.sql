-- R6, R29. Returns the signed-in user's language, and whether private mentors are visible to this session. All viewers
-- with the same two find the same mentors. Extends the session. No row for a visitor.
-- Rows: one or none.
create function api.viewer_audience()
returns table (locale text, sees_private_mentors boolean)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session private.sessions := rules.viewer_session();
begin
  perform rules.extend_session(session);
  return query
  select u.locale::text, rules.viewer_sees_private_mentors()
  from data.users u
  where u.id = session.user_id and u.erased_at is null;
end $$;

grant execute on function api.viewer_audience to app_member, app_admin;
