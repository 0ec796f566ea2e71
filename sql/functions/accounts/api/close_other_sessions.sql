-- Ends all sessions of the signed-in user except the current one. Returns how many.
-- Refuses: role_not_held.
create function api.close_other_sessions()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
  ended integer;
begin
  perform rules.lock_user(viewer);
  delete from private.sessions s
  where s.user_id = viewer and s.token_hash <> (rules.viewer_session()).token_hash;
  get diagnostics ended = row_count;
  return ended;
end $$;

grant execute on function api.close_other_sessions to app_member, app_admin;
