-- Takes the next row of a running import, one per call and transaction: creates the person or writes why not. An import
-- that is stopped (rules.import_stopped) is left until another admin takes it over. Rows with a
-- problem from the dry run stay as they are. Goes on at once until the import is finished; after a crash the row is simply
-- taken again. Two workers never take the same row. Returns the number of rows of an import that it finished.
create function api.job_import_rows()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import private.imports;
  next private.import_rows;
  rule text;
begin
  select i.* into import from private.imports i
  where i.started_at is not null and i.finished_at is null and not rules.import_stopped(i)
  order by i.id limit 1;
  if not found then
    return 0;
  end if;
  select r.* into next from private.import_rows r
  where r.import_id = import.id and r.done_at is null
  order by r.number limit 1
  for update skip locked;
  if not found then
    -- Another worker may still hold the last row.
    if exists (select from private.import_rows r where r.import_id = import.id and r.done_at is null) then
      perform rules.go_on('import_rows');
      return 0;
    end if;
    update private.imports i set finished_at = now() where i.id = import.id and i.finished_at is null;
    perform rules.go_on('import_rows');
    return (select count(*)::integer from private.import_rows r where r.import_id = import.id);
  end if;

  if next.fate in ('new', 'known') then
    begin
      select made.fate, made.user_id into next.fate, next.user_id from rules.import_row(import, next) made;
    exception
      -- Busy rows and deadlocks: the whole call fails and is tried again.
      when lock_not_available or deadlock_detected or serialization_failure then
        raise;
      when others then
        get stacked diagnostics rule = constraint_name, next.field = column_name;
        next.fate := case when sqlstate like 'MR%' then rule else 'generic' end;
        next.user_id := null;
    end;
  end if;
  update private.import_rows r
  set fate = next.fate, field = next.field, user_id = next.user_id, done_at = now()
  where r.import_id = next.import_id and r.number = next.number;
  perform rules.go_on('import_rows');
  return 0;
end $$;

grant execute on function api.job_import_rows to app_worker;
