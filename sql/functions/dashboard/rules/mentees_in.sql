-- Returns the ids of the mentees in a group of the dashboard: open-package or without-package, as in rules.has_open_package.
-- An erased mentee is in none.
create function rules.mentees_in(filter text)
returns setof integer
language sql stable security definer set search_path = ''
as $$
  select e.id from data.mentees e
  where e.listed_name <> '' and (filter = 'open-package') = exists (
    select from data.parts p where p.mentee_id = e.id and rules.is_open(p.status))
$$;
