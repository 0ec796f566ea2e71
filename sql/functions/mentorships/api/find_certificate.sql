-- For admins: the certificate with this code, as it was printed; no row if there is none. Only its letters and
-- digits matter.
-- Rows: one or none.
-- Null: latin_name.
-- Type for_side: 'mentor' | 'mentee'.
-- Refuses: role_not_held, right_not_held.
create function api.find_certificate(printed text)
returns table (
  id integer, code text, for_side text, name text, latin_name text, kind data.kind,
  started_on date, ended_on date, sessions integer, minutes integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  asked constant text := rules.code_signs(printed);
begin
  perform rules.require_admin();
  if asked !~ '^[0-9]{1,9}[0-9A-F]{8}$' then
    return;
  end if;
  return query
  select c.*
  from (values ('mentee'), ('mentor')) as v (side)
  cross join lateral rules.certificate(left(asked, -8)::integer, v.side) c
  where rules.code_signs(c.code) = asked;
end $$;

grant execute on function api.find_certificate to app_admin;
