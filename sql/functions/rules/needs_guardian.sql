-- True while a mentee is under age: her order then needs a guardian's name, address and consent.
create function rules.needs_guardian(mentee_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select u.birthdate + make_interval(years => c.guardian_below_age) > rules.local_date()
  from data.constants c, data.mentees m
  join data.users u on u.id = m.user_id
  where m.id = needs_guardian.mentee_id
$$;
