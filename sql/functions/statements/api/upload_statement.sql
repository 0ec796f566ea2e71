-- The treasurer brings a file of the bank. `accounts` are the IBANs that it names: one of another account is refused. Its
-- lines with `off_cents` (rules.fill_statement), or, of a table whose columns are not known, headings and rows as [[number, [cells]]],
-- which wait for api.map_statement. Nothing is booked. Returns the statement's id.
-- Refuses: role_not_held, right_not_held, statement_other_account, statement_empty, statement_too_long.
create function api.upload_statement(accounts text[], lines jsonb, headings text[], rows jsonb, off_cents integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right('treasurer');
  most constant integer := 20000;
  own constant text := (select rules.tidy_iban(c.bank_iban) from data.constants c);
  new_id integer;
begin
  if exists (select from unnest(accounts) named where rules.tidy_iban(named) <> own) then
    perform rules.reject('statement_other_account', 'file', 'MR422');
  elsif jsonb_path_exists(coalesce(lines, rows), 'strict $[*]', silent => true) is not true then
    perform rules.reject('statement_empty', 'file', 'MR422');
  elsif jsonb_array_length(coalesce(lines, rows)) > most then
    perform rules.reject('statement_too_long', 'file', 'MR422');
  end if;
  insert into private.statements (created_by_user_id, names_account, headings, rows)
  values (admin, cardinality(accounts) > 0, case when lines is null then headings end, case when lines is null then upload_statement.rows end)
  returning id into new_id;
  if lines is not null then
    perform rules.fill_statement(new_id, lines, off_cents);
  end if;
  return new_id;
end $$;

grant execute on function api.upload_statement to app_admin;
