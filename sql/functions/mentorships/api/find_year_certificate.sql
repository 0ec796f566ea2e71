-- For admins: the certificate of a mentor's year with this code, with today's figures; no row if there is none. Only its
-- letters and digits matter.
-- Rows: one or none.
-- Null: answer_hours, latin_name.
-- Refuses: role_not_held, right_not_held.
create function api.find_year_certificate(printed text)
returns table (
  year integer, code text, name text, latin_name text, requests integer, answer_hours integer, begun integer,
  completed integer, sessions integer, minutes integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  asked constant text := rules.code_signs(printed);
begin
  perform rules.require_admin();
  if asked !~ '^[0-9]{5,13}[0-9A-F]{8}$' then
    return;
  end if;
  return query
  select y.* from rules.mentor_years(left(asked, -12)::integer) y where rules.code_signs(y.code) = asked;
end $$;

grant execute on function api.find_year_certificate to app_admin;
