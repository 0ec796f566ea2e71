-- Whether a user can sign in; until then an invitation waits.
create function rules.has_password(user_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.credentials c where c.user_id = has_password.user_id)
$$;

grant execute on function rules.has_password to app_admin;
