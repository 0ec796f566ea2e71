-- The part of the check page on which a line of a statement stands, by its fate (rules.statement_fate).
create function rules.statement_part(fate text)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when fate in ('sure', 'confirmed') then 'sure'
    when fate in ('by_name', 'less', 'more', 'second', 'maybe_booked', 'paid', 'closed') then 'likely'
    when fate = 'booked' then 'booked'
    else 'unknown'
  end
$$;
