-- Reminds a mentor of a request on its second and fourth day, each once. Returns how many were reminded.
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
      -- A clock that slept past the second day sends the fourth day's reminder only.
      and (steps.day = 4 or rules.local_date() - rules.local_date(r.requested_at) < 4)
      and not exists (select from private.reminders t
        where t.kind = 'request' and t.subject_id = r.id and t.step = steps.step)
    -- Two clocks that tell the same tell it in the same order.
    order by r.id, steps.day
  loop
    insert into private.reminders (kind, subject_id, step)
    values ('request', (due.request).id, due.step) on conflict do nothing;
    continue when not found;
    perform rules.queue_mail('request_reminder:' || due.step || ':' || (due.request).id,
      'request_reminder_' || due.step, (due.request).mentor_user_id, rules.request_mail(due.request));
    reminded := reminded + 1;
  end loop;
  return reminded;
end $$;

grant execute on function api.job_remind_mentors to app_worker;
