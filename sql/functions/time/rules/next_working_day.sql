-- The last day of a period of law that would end on this day: the day itself, or if it is no working day, the next one that is
-- (Regulation 1182/71, article 3(4)).
create function rules.next_working_day(day date)
returns date
language sql immutable set search_path = ''
as $$
  select day + later from generate_series(0, 10) later where rules.is_working_day(day + later) order by later limit 1
$$;
