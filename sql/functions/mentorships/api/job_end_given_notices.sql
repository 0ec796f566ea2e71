-- R16. Ends mentorships whose notice period is over, in batches. Returns how many.
create function api.job_end_given_notices()
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
    where s.status = 'running' and s.ends_on <= rules.local_date() and not rules.on_hold('end_given_notices', s.id)
    order by s.mentor_id
    limit 200
  loop
    begin
      continue when not rules.take_free_pair(due.mentor_id, due.mentee_id);
      select s.* into mentorship from data.mentorships s
      where s.id = due.id and s.status = 'running' for no key update skip locked;
      continue when not found;
      perform rules.end_mentorship(mentorship, 'stopped', mentorship.stop_outcome, null);
      ended := ended + 1;
    exception when query_canceled or others then
      perform rules.hold_back('end_given_notices', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if ended > 0 then
    perform rules.go_on('end_given_notices');
  end if;
  return ended;
end $$;

grant execute on function api.job_end_given_notices to app_worker;
