-- An admin starts the run of a checked import, with or without invitations; the worker then takes row after row, in the
-- name of this admin. A second click changes nothing. One that ended without invitations may run again with them, for those
-- whom it created. One that is stopped (rules.import_stopped) goes on in the name of the
-- admin who takes it over. Returns whether this call started it.
-- Refuses: role_not_held, import_not_found, import_not_checked.
create function api.run_import(import_id integer, invite boolean default false)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import private.imports := rules.lock_import(import_id);
begin
  if import.mapping is null then
    perform rules.reject('import_not_checked');
  elsif import.finished_at is not null and run_import.invite and not import.invite then
    update private.import_rows r set done_at = null where r.import_id = import.id and r.user_id is not null;
  elsif import.started_at is not null and not rules.import_stopped(import) then
    return false;
  end if;
  update private.imports i
  set started_at = coalesce(i.started_at, now()), finished_at = null, created_by_user_id = rules.viewer_user_id(),
    invite = case when i.started_at is null or i.finished_at is not null then run_import.invite else i.invite end
  where i.id = import.id;
  perform rules.record('imports', import.id, 'import_started');
  perform rules.go_on('import_rows');
  perform pg_notify('jobs', '');
  return true;
end $$;

grant execute on function api.run_import to app_admin;
