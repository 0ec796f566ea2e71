-- R21. True if a person born on this day is a minor; false if the day is unknown.
create function rules.under_guardian_age(birthdate date)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(birthdate + make_interval(years => c.guardian_below_age) > rules.local_date(), false)
  from data.constants c
$$;

grant execute on function rules.under_guardian_age to app_member, app_admin;
