-- An admin names the columns of an import, and the fate of each row is computed: the dry run. `rows` is an array of
-- {number, person, problem, field, unread}; a problem was found while reading and is the row's fate, `unread` is what
-- waits for a second look. May be repeated until the run starts.
-- Refuses: role_not_held, import_not_found, import_started.
create function api.check_import(import_id integer, mapping jsonb, rows jsonb)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import private.imports := rules.lock_import(import_id);
begin
  if import.started_at is not null then
    perform rules.reject('import_started');
  end if;
  update private.imports i set mapping = check_import.mapping where i.id = import.id;
  update private.import_rows r
  set person = jsonb_set(given.person, '{email}', to_jsonb(coalesce(lower(given.person->>'email'), ''))),
    fate = given.problem, field = given.field, unread = coalesce(given.unread, '[]')
  from jsonb_to_recordset(check_import.rows) given (number integer, person jsonb, problem text, field text, unread jsonb)
  where r.import_id = import.id and r.number = given.number;
  -- All lines at once, as there may be many.
  update private.import_rows r set fate = 'import_duplicate'
  from (
    select e.number, row_number() over (partition by e.person->>'email' order by e.number) as place
    from private.import_rows e where e.import_id = import.id and e.person ? 'email') as line
  where r.import_id = import.id and r.fate is null and r.number = line.number and line.place > 1;
  update private.import_rows r set fate = told.fate, field = told.field
  from private.import_rows same, rules.import_fate(import, same.person) told
  where r.import_id = import.id and r.fate is null and same.import_id = r.import_id and same.number = r.number;
  -- For a second look: the same telephone and name as an account or a line before.
  with given as materialized (
    select r.number, right(r.person->>'phone', 10) as phone, rules.name_key(r.person->>'name', r.person->>'surname') as name
    from private.import_rows r where r.import_id = import.id and r.person ? 'phone'
  ), known as materialized (
    select right(u.phone, 10) as phone, rules.name_key(u.name, u.surname) as name from data.users u
    where u.erased_at is null and right(u.phone, 10) in (select g.phone from given g)
  )
  update private.import_rows r set unread = r.unread || '[{"field": "same", "text": ""}]'
  where r.import_id = import.id and r.fate = 'new' and r.number in (
    select g.number from given g join known k using (phone, name)
    union all
    select l.number from (select g.number, row_number() over (partition by g.phone, g.name order by g.number) as place from given g) l
    where l.place > 1);
end $$;

grant execute on function api.check_import to app_admin;
