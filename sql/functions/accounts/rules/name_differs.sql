-- True if these changes contain another name than the user's.
create function rules.name_differs(user_id integer, changes jsonb)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(changes->>'name' <> u.name, false) or coalesce(changes->>'surname' <> u.surname, false)
  from data.users u
  where u.id = name_differs.user_id
$$;
