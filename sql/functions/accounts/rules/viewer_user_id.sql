create function rules.viewer_user_id()
returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (rules.viewer_session()).user_id;
end $$;

grant execute on function rules.viewer_user_id to app_visitor, app_member, app_admin;
