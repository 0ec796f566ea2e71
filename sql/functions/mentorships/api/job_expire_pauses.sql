-- R15. Ends paused mentorships that were not resumed in time, in batches. Their parts expire; coaching takes its
-- mentoring parts with it. Returns how many.
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
    where s.status = 'paused' and s.resume_by <= now() and not rules.on_hold('expire_pauses', s.id)
    order by s.mentor_id
    limit 200
  loop
    begin
      continue when not rules.take_free_pair(due.mentor_id, due.mentee_id);
      select s.* into mentorship from data.mentorships s where s.id = due.id and s.status = 'paused' for no key update skip locked;
      continue when not found;
      perform rules.end_mentorship(mentorship, 'stopped', 'close', 'resume_limit_passed', closed_as => 'expired');
      ended := ended + 1;
    exception when query_canceled or others then
      perform rules.hold_back('expire_pauses', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if ended > 0 then
    perform rules.go_on('expire_pauses');
  end if;
  return ended;
end $$;

grant execute on function api.job_expire_pauses to app_worker;
