-- An admin names the columns of an import, and the fate of each row is computed: the dry run. `rows` is an array of
-- {number, person, problem, field, unread}; a problem was found while reading and is the row's fate, `unread` is what
-- the row says and we do not know. May be repeated until the
-- run starts.
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
  update private.import_rows r set fate = told.fate, field = told.field
  from private.import_rows same, rules.import_fate(import, same.person, same.number) told
  where r.import_id = import.id and r.fate is null and same.import_id = r.import_id and same.number = r.number;
  -- Told, not refused. Telephones first, by their indexes: an import has many lines.
  update private.import_rows r set fate = 'maybe_same'
  where r.import_id = import.id and r.fate = 'creates' and (
      exists (select from data.users u where right(u.phone, 10) = right(r.person->>'phone', 10))
      or exists (
        select from private.import_rows o
        where right(o.person->>'phone', 10) = right(r.person->>'phone', 10) and o.import_id = r.import_id and o.number < r.number))
    and rules.same_as_row(r.import_id, r.number, r.person) <> '[]';
end $$;

grant execute on function api.check_import to app_admin;
