-- Locks a running mentorship for its mentee, its mentor or an admin. Returns it.
-- Refuses: texts_due, own_profile, person_erased, no_running_mentorship.
create function rules.lock_shared_mentorship(mentorship_id integer)
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
  where s.id = lock_shared_mentorship.mentorship_id
    and (s.mentee_id = rules.viewer_mentee_id() or s.mentor_id = rules.viewer_mentor_id() or rules.viewer_is_admin());
  select s.* into mentorship
  from data.mentorships s
  where s.id = lock_shared_mentorship.mentorship_id
    and (s.mentee_id = rules.viewer_mentee_id() or s.mentor_id = rules.viewer_mentor_id() or rules.viewer_is_admin())
  for no key update;
  if rules.runs(mentorship) is not true then
    perform rules.reject('no_running_mentorship', kind => case when mentorship.id is null then 'MR404' else 'MR409' end);
  end if;
  return mentorship;
end $$;
