-- R21. True if a person born on this day is a minor on a day, by default today; false if the birth is unknown. A
-- person born on 29 February comes of age on 28 February in a year without a 29th.
create function rules.under_guardian_age(birthdate date, on_day date default null)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(birthdate + make_interval(years => c.guardian_below_age) > coalesce(on_day, rules.local_date()), false)
  from data.constants c
$$;

grant execute on function rules.under_guardian_age to app_member, app_admin;
