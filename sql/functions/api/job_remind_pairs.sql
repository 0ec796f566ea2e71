-- Writes to both sides of a mentorship: none of its own sessions after 14 and 28 days; the check-in after 30 days;
-- 14 days before its planned end and at it; a pause that ran 12, 16, 17 months. The latest step only, once an occasion:
-- an end that was moved and another pause are new ones. Returns how many.
create function api.job_remind_pairs()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select distinct on (s.id, step.kind) s as mentorship, step.kind, step.name, step.occasion
    from data.mentorships s
    cross join lateral (values
      ('no_session', '14', rules.local_date(s.started_at) + 14, '', s.status = 'running' and not rules.has_sessions(s)),
      ('no_session', '28', rules.local_date(s.started_at) + 28, '', s.status = 'running' and not rules.has_sessions(s)),
      ('check_in', '30', rules.local_date(s.started_at) + 30, '', s.status = 'running'),
      ('planned_end', 'before', s.planned_end_on - 14, ':' || s.planned_end_on, s.status = 'running'),
      ('planned_end', 'reached', s.planned_end_on, ':' || s.planned_end_on, s.status = 'running'),
      ('pause', '12', (rules.local_date(s.paused_at) + interval '12 months')::date, ':' || rules.local_date(s.paused_at), s.status = 'paused'),
      ('pause', '16', (rules.local_date(s.paused_at) + interval '16 months')::date, ':' || rules.local_date(s.paused_at), s.status = 'paused'),
      ('pause', '17', (rules.local_date(s.paused_at) + interval '17 months')::date, ':' || rules.local_date(s.paused_at), s.status = 'paused')
    ) as step (kind, name, on_day, occasion, applies)
    where s.status in ('running', 'paused') and step.applies and step.on_day <= rules.local_date()
    order by s.id, step.kind, step.on_day desc
  loop
    if rules.remind_once(due.kind, (due.mentorship).id, due.name || due.occasion) then
      perform rules.tell_both('pair_' || due.kind || '_' || due.name, due.mentorship, due.occasion);
      told := told + 1;
    end if;
  end loop;
  return told;
end $$;

grant execute on function api.job_remind_pairs to app_worker;
