-- R14. Reminds both of a pair on the day before a planned session, once per session. After a morning without a worker the
-- mail says that the free cancellation of coaching is over. Returns how many sessions.
create function api.job_remind_sessions()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select l.id, s as mentorship, l as session
    from data.sessions l join data.mentorships s on s.id = l.mentorship_id
    where l.status = 'planned' and l.held_on = rules.local_date() + 1
      and s.status = 'running' and not rules.reminded('session', l.id, 'tomorrow') and not rules.on_hold('remind_sessions', l.id)
    order by l.id
    limit 200
  loop
    begin
      continue when not rules.remind_once('session', due.id, 'tomorrow');
      perform rules.queue_mail(concat_ws(':', 'session_tomorrow', due.id, (due.session).held_on), 'session_tomorrow_mentee',
        (due.mentorship).mentee_user_id, rules.session_mail(due.mentorship, due.session, for_role => 'mentee'));
      perform rules.queue_mail(concat_ws(':', 'session_tomorrow_mentor', due.id, (due.session).held_on), 'session_tomorrow_mentor',
        (due.mentorship).mentor_user_id, rules.session_mail(due.mentorship, due.session, for_role => 'mentor'));
      told := told + 1;
    exception when query_canceled or others then
      perform rules.hold_back('remind_sessions', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if told > 0 then
    perform rules.go_on('remind_sessions');
  end if;
  return told;
end $$;

grant execute on function api.job_remind_sessions to app_worker;
