-- The treasurer names the columns of a statement: its lines are kept instead of its rows, and the columns are known from
-- then on. `off_cents` as rules.fill_statement takes it. If not one line could be read, nothing changes. One that was read before stays as it is.
-- Refuses: role_not_held, right_not_held, statement_not_found, statement_unread.
create function api.map_statement(statement_id integer, columns jsonb, lines jsonb, off_cents integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  statement private.statements;
begin
  perform rules.require_right('treasurer');
  select s.* into statement from private.statements s where s.id = map_statement.statement_id for update;
  if not found then
    perform rules.reject('statement_not_found', kind => 'MR404');
  elsif statement.rows is null then
    return;
  elsif jsonb_path_exists(lines, 'strict $[*]', silent => true) is not true or not exists (select from jsonb_to_recordset(lines) given (cents bigint, day date) where given.cents is not null and given.day is not null) then
    perform rules.reject('statement_unread', kind => 'MR422');
  end if;
  perform rules.fill_statement(statement.id, lines, off_cents);
  insert into private.statement_columns as k (key, columns)
  values (md5(array_to_string(statement.headings, chr(10))), map_statement.columns)
  on conflict (key) do update set columns = excluded.columns;
  update private.statements s set headings = null, rows = null where s.id = statement.id;
end $$;

grant execute on function api.map_statement to app_admin;
