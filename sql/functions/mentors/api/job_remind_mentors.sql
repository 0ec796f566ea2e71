-- Reminds a mentor of a pending request after request_reminder_days and on the day before it lapses, once each, in batches. Returns how many.
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
    from data.constants c, lateral (values (c.request_reminder_days, 'first'), (c.answer_days - 1, 'last_day')) as steps (day, step),
      data.mentorship_requests r
    where r.status = 'pending' and r.answer_due_at > now()
      and rules.local_date() - rules.local_date(r.requested_at) >= steps.day
      -- If the worker was down when the first was due, only the last is sent.
      and (steps.step = 'last_day' or rules.local_date() - rules.local_date(r.requested_at) < c.answer_days - 1)
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
