-- R15, R16. Ends in batches the mentorships whose notice period is over, and the paused ones that were not resumed in
-- time: their parts expire, and coaching takes its mentoring parts with it. Returns how many.
create function api.job_end_mentorships()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  mentorship data.mentorships;
  ended integer := 0;
begin
  for due in
    select s.id, s.mentor_id, s.mentee_id, s.status from data.mentorships s
    where (s.status = 'running' and s.ends_on <= rules.local_date() or s.status = 'paused' and s.resume_by <= now())
      and not rules.on_hold('end_mentorships', s.id)
    order by s.mentor_id
    limit 200
  loop
    begin
      continue when not rules.take_free_pair(due.mentor_id, due.mentee_id);
      select s.* into mentorship from data.mentorships s
      where s.id = due.id and s.status = due.status for no key update skip locked;
      continue when not found;
      if due.status = 'running' then
        perform rules.end_mentorship(mentorship, 'stopped', mentorship.stop_outcome, null);
      else
        perform rules.end_mentorship(mentorship, 'stopped', 'close', 'resume_limit_passed', closed_as => 'expired');
      end if;
      ended := ended + 1;
    exception when query_canceled or others then
      perform rules.hold_back('end_mentorships', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if ended > 0 then
    perform rules.go_on('end_mentorships');
  end if;
  return ended;
end $$;

grant execute on function api.job_end_mentorships to app_worker;
