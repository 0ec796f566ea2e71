-- Reminds a mentor of a pending request on its second and fourth day, once each, in batches. Returns how many.
create function api.job_remind_mentors()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  reminded integer := 0;
begin
  for due in
    select r as request, step
    from data.mentorship_requests r, (values (2, 'second_day'), (4, 'last_day')) as steps (day, step)
    where r.status = 'pending' and r.answer_due_at > now()
      and rules.local_date() - rules.local_date(r.requested_at) >= steps.day
      -- If the worker was down on the second day, only the fourth day's reminder is sent.
      and (steps.day = 4 or rules.local_date() - rules.local_date(r.requested_at) < 4)
      and not rules.reminded('request', r.id, steps.step) and not rules.on_hold('remind_mentors', r.id)
    -- A fixed order, so that two concurrent runs do not deadlock.
    order by r.id, steps.day
    limit 200
  loop
    begin
      continue when not rules.remind_once('request', (due.request).id, due.step);
      perform rules.queue_mail('request_reminder:' || due.step || ':' || (due.request).id,
        'request_reminder_' || due.step, (due.request).mentor_user_id, rules.request_mail(due.request));
      reminded := reminded + 1;
    exception when query_canceled or others then
      perform rules.hold_back('remind_mentors', (due.request).id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if reminded > 0 then
    perform rules.go_on('remind_mentors');
  end if;
  return reminded;
end $$;

grant execute on function api.job_remind_mentors to app_worker;
