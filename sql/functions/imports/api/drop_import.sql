-- An admin deletes an import with its rows, before its run, after its end or while it is stopped
-- (rules.import_stopped); what it created stays. Returns false if it is gone already.
-- Refuses: role_not_held, import_running.
create function api.drop_import(import_id integer)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  perform from private.imports i where i.id = drop_import.import_id for update;
  if exists (
    select from private.imports i
    where i.id = drop_import.import_id and i.started_at is not null and i.finished_at is null
      and not rules.import_stopped(i)) then
    perform rules.reject('import_running');
  end if;
  delete from private.imports i where i.id = drop_import.import_id;
  return found;
end $$;

grant execute on function api.drop_import to app_admin;
