-- The initials of people, as subjects of mails to the team name them: «Μ.Π. – Ε.Κ.».
create function rules.initials(variadic user_ids integer[])
returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(upper(left(normalize(u.name, nfd), 1)) || '.' || upper(left(normalize(u.surname, nfd), 1)) || '.', ' – '
    order by array_position(user_ids, u.id))
  from data.users u where u.id = any (user_ids)
$$;
