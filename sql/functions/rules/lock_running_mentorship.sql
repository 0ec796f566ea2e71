-- R13. Locks a running mentorship to change its counted sessions: for its mentee, or for an admin who is not part of
-- it. Returns it.
-- Refuses: texts_due, own_profile, person_erased, no_running_mentorship.
create function rules.lock_running_mentorship(mentorship_id integer)
returns data.mentorships
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships;
begin
  perform rules.refuse_other_right();
  perform rules.refuse_texts_due();
  perform rules.lock_living_user(s.mentor_user_id, s.mentee_user_id)
  from data.mentorships s
  where s.id = lock_running_mentorship.mentorship_id
    and (s.mentee_id = rules.viewer_mentee_id() or rules.viewer_is_admin());
  select s.* into mentorship
  from data.mentorships s
  where s.id = lock_running_mentorship.mentorship_id
    and (s.mentee_id = rules.viewer_mentee_id() or rules.viewer_is_admin())
  for no key update;
  if mentorship.status is distinct from 'running' then
    perform rules.reject('no_running_mentorship', kind => case when mentorship.id is null then 'MR404' else 'MR409' end);
  end if;
  return mentorship;
end $$;
