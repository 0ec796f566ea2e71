-- R25. Locks the viewer's user row before an act writes about the viewer, and before any other row. Returns the user's
-- id. An erasure that comes later waits, and erases what the act wrote; after one that came first the session is gone.
-- Refuses: role_not_held.
create function rules.lock_viewer()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.lock_user(rules.require_user());
  return rules.require_user();
end $$;
