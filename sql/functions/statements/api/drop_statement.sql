-- The treasurer has finished with a statement: what is left of it is deleted, what was booked stays. Returns false if it is
-- gone already.
-- Refuses: role_not_held, right_not_held.
create function api.drop_statement(statement_id integer)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_right('treasurer');
  delete from private.statements s where s.id = drop_statement.statement_id;
  return found;
end $$;

grant execute on function api.drop_statement to app_admin;
