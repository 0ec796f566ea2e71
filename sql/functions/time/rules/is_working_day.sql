-- Whether a day is a working day in Greece: no Saturday, Sunday or public holiday. A holiday that a minister moves, as the
-- first of May out of Holy Week, stays where it is here.
create function rules.is_working_day(day date)
returns boolean
language sql immutable set search_path = ''
as $$
  select extract(isodow from day) < 6
    and to_char(day, 'MM-DD') not in ('01-01', '01-06', '03-25', '05-01', '08-15', '10-28', '12-25', '12-26')
    -- Clean Monday, Good Friday, Easter Monday, Whit Monday.
    and day - rules.orthodox_easter(extract(year from day)::integer) not in (-48, -2, 1, 50)
$$;
