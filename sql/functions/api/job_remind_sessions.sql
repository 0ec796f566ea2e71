-- R14. Writes to a coachee in the morning of the day before a planned session, while she can still cancel freely: once
-- a session. Returns how many.
create function api.job_remind_sessions()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  reminded integer := 0;
begin
  for due in
    select s as mentorship, l as session
    from data.sessions l join data.mentorships s on s.id = l.mentorship_id
    where l.status = 'planned' and l.held_on = rules.local_date() + 1
      and s.status = 'running' and s.kind = 'coaching' and now() < rules.free_cancellation_until(l.held_on)
    order by l.id
  loop
    if rules.remind_once('session', (due.session).id, 'tomorrow') then
      perform rules.queue_mail('session_tomorrow:' || (due.session).id, 'session_tomorrow_mentee',
        (due.mentorship).mentee_user_id, rules.session_mail(due.mentorship, due.session, for_role => 'mentee'));
      reminded := reminded + 1;
    end if;
  end loop;
  return reminded;
end $$;

grant execute on function api.job_remind_sessions to app_worker;
