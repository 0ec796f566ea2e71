-- R21. Returns when a user comes of age: until then a guardian may take the consent back.
create function rules.of_age_at(user_id integer)
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (u.birthdate + make_interval(years => c.guardian_below_age)) at time zone 'Europe/Athens'
  from data.users u, data.constants c where u.id = of_age_at.user_id
$$;
