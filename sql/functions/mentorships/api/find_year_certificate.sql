-- For admins: the certificate of a mentor's year with this code, with today's figures; no row if there is none. Spaces
-- and case do not matter.
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
  asked constant text := upper(regexp_replace(find_year_certificate.printed, '\s', '', 'g'));
begin
  perform rules.require_admin();
  if asked !~ '^[0-9]{1,9}-[0-9]{4}-[0-9A-F]{8}$' then
    return;
  end if;
  return query
  select y.* from rules.mentor_years(split_part(asked, '-', 1)::integer) y where y.code = asked;
end $$;

grant execute on function api.find_year_certificate to app_admin;
