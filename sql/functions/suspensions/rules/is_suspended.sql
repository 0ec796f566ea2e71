-- True while the team has suspended one of these users.
create function rules.is_suspended(variadic user_ids integer[])
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from data.users u where u.id = any (user_ids) and u.suspended_at is not null)
$$;
