-- Locks one row per kind and year, so that awards are counted one after the other.
create function rules.lock_scholarship_year(year integer, kind text)
returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.scholarship_years (year, kind) values (year, kind) on conflict do nothing;
  select from private.scholarship_years y
  where y.year = lock_scholarship_year.year and y.kind = lock_scholarship_year.kind for no key update;
$$;
