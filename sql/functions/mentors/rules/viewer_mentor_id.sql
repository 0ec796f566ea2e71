-- Returns the viewer's mentor id while acting as a mentor. Null for an applicant, who sees only the application.
create function rules.viewer_mentor_id()
returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant private.sessions := rules.viewer_session();
begin
  return (
    select m.id from data.mentors m
    where m.user_id = session.user_id and session.role = 'mentor' and m.status in ('active', 'inactive'));
end $$;

grant execute on function rules.viewer_mentor_id to app_visitor, app_member, app_admin;
