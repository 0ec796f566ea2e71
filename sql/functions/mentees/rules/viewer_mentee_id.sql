-- Returns the viewer's mentee id while acting as a mentee. Null while the profile is due.
create function rules.viewer_mentee_id()
returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant private.sessions := rules.viewer_session();
begin
  return (
    select m.id from data.mentees m
    where m.user_id = session.user_id and session.role = 'mentee' and not m.profile_due);
end $$;

grant execute on function rules.viewer_mentee_id to app_visitor, app_member, app_admin;
