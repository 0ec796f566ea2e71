create function rules.viewer_user_id()
returns integer
language sql stable security definer set search_path = ''
as $$
  select (rules.viewer_session()).user_id
$$;

grant execute on function rules.viewer_user_id to app_visitor, app_member, app_admin;
