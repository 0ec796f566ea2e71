-- R15. Ends the mentorships that were not resumed in time; their parts expire, with coaching its mentoring parts too. Returns how many.
create function api.job_expire_pauses()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  mentorship data.mentorships;
  ended integer := 0;
begin
  for due in
    select s.id, s.mentor_id, s.mentee_id from data.mentorships s
    where s.status = 'paused' and s.resume_by <= now() order by s.mentor_id
  loop
    continue when not rules.take_free_pair(due.mentor_id, due.mentee_id);
    select s.* into mentorship from data.mentorships s where s.id = due.id and s.status = 'paused' for no key update skip locked;
    continue when not found;
    perform rules.end_mentorship(mentorship, 'stopped', 'close', 'resume_limit_passed', closed_as => 'expired');
    ended := ended + 1;
  end loop;
  return ended;
end $$;

grant execute on function api.job_expire_pauses to app_worker;
