-- Locks an import for an admin's act and returns it.
-- Refuses: role_not_held, import_not_found.
create function rules.lock_import(import_id integer)
returns private.imports
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import private.imports;
begin
  perform rules.require_admin();
  select i.* into import from private.imports i where i.id = lock_import.import_id for no key update;
  if not found then
    perform rules.reject('import_not_found', kind => 'MR404');
  end if;
  return import;
end $$;
