-- For admins: the certificate with this code, as it was printed; no row if there is none. Spaces and case do not
-- matter.
-- Rows: one or none.
-- Null: latin_name, other_latin_name.
-- Type for_side: 'mentor' | 'mentee'.
-- Refuses: role_not_held, right_not_held.
create function api.find_certificate(printed text)
returns table (
  id integer, code text, for_side text, name text, latin_name text, other_name text, other_latin_name text, kind data.kind,
  started_on date, ended_on date, sessions integer, minutes integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  asked constant text := upper(regexp_replace(find_certificate.printed, '\s', '', 'g'));
begin
  perform rules.require_admin();
  if asked !~ '^[0-9]{1,9}-[0-9A-F]{8}$' then
    return;
  end if;
  return query
  select c.*
  from (values ('mentee'), ('mentor')) as v (side)
  cross join lateral rules.certificate(split_part(asked, '-', 1)::integer, v.side) c
  where c.code = asked;
end $$;

grant execute on function api.find_certificate to app_admin;
