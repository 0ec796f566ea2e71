-- Returns the viewer's mentee id while acting as a mentee. Null while the profile is due.
create function rules.viewer_mentee_id()
returns integer
language sql stable security definer set search_path = ''
as $$
  select m.id
  from rules.viewer_session() s
  join data.mentees m on m.user_id = s.user_id
  where s.role = 'mentee' and not m.profile_due
$$;

grant execute on function rules.viewer_mentee_id to app_visitor, app_member, app_admin;
