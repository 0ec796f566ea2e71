-- An admin creates a scholarship for this year. Returns its id.
-- Refuses: role_not_held, right_not_held, not_applicable (only mentors give gifts).
create function api.create_scholarship(name text, kind text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  scholarship_id integer;
begin
  if kind = 'mentor_gift' then
    perform rules.reject('not_applicable', 'kind');
  end if;
  insert into data.scholarships (name, kind, year, approved_at, created_by)
  values (name, kind, extract(year from rules.local_date()), now(), rules.require_right('treasurer'))
  returning id into scholarship_id;
  return scholarship_id;
end $$;

grant execute on function api.create_scholarship to app_admin;
