-- Returns the viewer's mentor id while acting as a mentor. Null for an applicant, who sees only the application.
create function rules.viewer_mentor_id()
returns integer
language sql stable security definer set search_path = ''
as $$
  select m.id
  from rules.viewer_session() s
  join data.mentors m on m.user_id = s.user_id
  where s.role = 'mentor' and m.status in ('active', 'inactive')
$$;

grant execute on function rules.viewer_mentor_id to app_visitor, app_member, app_admin;
