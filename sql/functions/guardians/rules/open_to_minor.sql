-- R21. Returns the mentors who may accept the viewer, a minor as mentee; null for every other viewer, who learns nothing of
-- clearances.
create function rules.open_to_minor()
returns integer[]
language sql stable security definer set search_path = ''
as $$
  select case when rules.needs_guardian(viewer.mentee_id) then array(
    select k.mentor_id from data.clearances k join data.mentors m on m.id = k.mentor_id
    where rules.clears(k, rules.local_date()) and not rules.guards(m.user_id, viewer.mentee_id)) end
  from (select rules.viewer_mentee_id() as mentee_id) as viewer
$$;
