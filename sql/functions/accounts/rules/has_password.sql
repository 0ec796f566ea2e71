-- For admins: whether an admin can sign in; until then an invitation waits.
create function rules.has_password(user_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.viewer_in_team() and exists (
    select from private.credentials c join data.admins a on a.user_id = c.user_id where c.user_id = has_password.user_id)
$$;

grant execute on function rules.has_password to app_admin;
