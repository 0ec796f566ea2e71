-- For the treasurer: what the columns under these headings hold, as it was named once, {field: [column]}, or null.
-- Refuses: role_not_held, right_not_held.
-- Null: result.
create function api.statement_columns(headings text[])
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_right('treasurer');
  return (select k.columns from private.statement_columns k where k.key = md5(array_to_string(headings, chr(10))));
end $$;

grant execute on function api.statement_columns to app_admin;
