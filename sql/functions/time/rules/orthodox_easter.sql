-- The Sunday of the Orthodox Easter of a year: Meeus’s rule for the Julian calendar, and the days by which that calendar is
-- behind ours.
create function rules.orthodox_easter(year integer)
returns date
language sql immutable set search_path = ''
as $$
  select make_date(year, ((full_moon + weekday + 114) / 31)::integer, ((full_moon + weekday + 114) % 31 + 1)::integer)
    + year / 100 - year / 400 - 2
  from (select (19 * (year % 19) + 15) % 30 as full_moon) moon,
    lateral (select (2 * (year % 4) + 4 * (year % 7) - full_moon + 34) % 7 as weekday) week
$$;
