-- An admin starts the run of a checked import, with or without invitations; the worker then takes row after row. A
-- second click changes nothing. Returns whether this call started it.
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
  elsif import.started_at is not null then
    return false;
  end if;
  update private.imports i set started_at = now(), invite = run_import.invite where i.id = import.id;
  perform rules.record('imports', import.id, 'import_started');
  perform rules.go_on('import_rows');
  perform pg_notify('jobs', '');
  return true;
end $$;

grant execute on function api.run_import to app_admin;
