-- Reminds both people of a mentorship: no session counted yet (no_session_days); none for long since the last one
-- and none planned (quiet_reminder_days); the check-in (start_days); the planned end, before (planned_end_days) and on
-- the day; the day until about which a pause lasts, and months of it (pause_reminder_months). Only the latest step of
-- each kind that is due, once per occasion; a moved end or a new pause is a new occasion. Returns how many.
create function api.job_remind_pairs()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select latest.*
    from (
      select distinct on (s.id, step.kind) s.id, s as mentorship, step.kind, step.name, step.occasion
      from data.constants c
      cross join data.mentorships s
      cross join lateral (
        select not exists (select from data.sessions l where l.mentorship_id = s.id and rules.session_counts(s.kind, l.status)) as unused
        offset 0) as sessions
      cross join lateral (select rules.local_date(s.paused_at) as paused_on offset 0) as pause
      cross join lateral (values
        ('no_session', 'first', rules.local_date(s.started_at) + c.no_session_days[1], '', s.status = 'running' and unused),
        ('no_session', 'second', rules.local_date(s.started_at) + c.no_session_days[2], '', s.status = 'running' and unused),
        ('quiet', 'long', s.silent_since + c.quiet_reminder_days, ':' || s.silent_since, s.status = 'running' and not unused and not exists (
          select from data.sessions l where l.mentorship_id = s.id and l.status = 'planned' and l.held_on >= rules.local_date())),
        ('check_in', 'due', rules.local_date(s.started_at) + c.start_days, '', s.status = 'running'),
        ('planned_end', 'before', s.planned_end_on - c.planned_end_days, ':' || s.planned_end_on, s.status = 'running'),
        ('planned_end', 'reached', s.planned_end_on, ':' || s.planned_end_on, s.status = 'running'),
        ('pause', 'until', s.pause_until, ':' || s.pause_until, true),
        ('pause', 'first', (paused_on + make_interval(months => c.pause_reminder_months[1]))::date, ':' || paused_on, s.status = 'paused'),
        ('pause', 'second', (paused_on + make_interval(months => c.pause_reminder_months[2]))::date, ':' || paused_on, s.status = 'paused'),
        ('pause', 'last', (paused_on + make_interval(months => c.pause_reminder_months[3]))::date, ':' || paused_on, s.status = 'paused')
      ) as step (kind, name, on_day, occasion, applies)
      where s.status in ('running', 'paused') and step.applies and step.on_day <= rules.local_date()
      order by s.id, step.kind, step.on_day desc) as latest
    where not rules.reminded(latest.kind, latest.id, latest.name || latest.occasion) and not rules.on_hold('remind_pairs', latest.id)
    order by latest.id, latest.kind
    limit 200
  loop
    begin
      continue when not rules.remind_once(due.kind, due.id, due.name || due.occasion);
      perform rules.tell_both('pair_' || due.kind || '_' || due.name, due.mentorship, due.occasion);
      told := told + 1;
    exception when query_canceled or others then
      perform rules.hold_back('remind_pairs', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if told > 0 then
    perform rules.go_on('remind_pairs');
  end if;
  return told;
end $$;

grant execute on function api.job_remind_pairs to app_worker;
