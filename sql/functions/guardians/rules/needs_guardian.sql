-- R21. True while a mentee is a minor: an order then needs a guardian's name, address and consent.
create function rules.needs_guardian(mentee_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.under_guardian_age(u.birthdate)
  from data.mentees m
  join data.users u on u.id = m.user_id
  where m.id = needs_guardian.mentee_id
$$;
