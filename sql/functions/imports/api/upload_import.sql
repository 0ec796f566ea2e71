-- An admin uploads a file of mentors or mentees: `rows` is an array of [line, [cells]]. Nothing is created yet. Returns
-- the import's id.
-- Refuses: role_not_held, not_applicable, import_empty, import_too_long.
create function api.upload_import(role data.role, file_name text, headings text[], rows jsonb)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  most constant integer := 5000;
  new_id integer;
begin
  if role not in ('mentor', 'mentee') then
    perform rules.reject('not_applicable', kind => 'MR422');
  elsif jsonb_path_exists(rows, 'strict $[*]', silent => true) is not true then
    perform rules.reject('import_empty', 'file', 'MR422');
  elsif jsonb_array_length(rows) > most then
    perform rules.reject('import_too_long', 'file', 'MR422');
  end if;
  insert into private.imports (role, file_name, headings, created_by_user_id)
  values (role, left(file_name, 200), headings, admin)
  returning id into new_id;
  -- By its addresses an erasure finds a row. A cell of more than 500 characters is a text, not an address.
  insert into private.import_rows (import_id, number, cells, addresses)
  select new_id, (line->>0)::integer, given.cells, array(
    select distinct regexp_replace(word, '^mailto:', '')
    from unnest(given.cells) cell, regexp_split_to_table(lower(cell), '[\s<>;,]+') word
    where length(cell) <= 500 and word like '%@%')
  from jsonb_array_elements(upload_import.rows) line,
    lateral (select array(select cell from jsonb_array_elements_text(line->1) cell) as cells) given;
  return new_id;
end $$;

grant execute on function api.upload_import to app_admin;
