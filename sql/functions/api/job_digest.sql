-- Each Monday, or later in the week when no clock ran then, tells the administrators who want to know what waits:
-- queues with their oldest item, quiet pairs, flagged mentors. Returns how many were told.
create function api.job_digest()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told integer;
  content jsonb;
  -- Once a week, whatever its day: which one, the clock's list says.
  week constant date := date_trunc('week', rules.local_date()::timestamp)::date;
begin
  select jsonb_build_object(
    'applications', (select count(*) from data.mentors m where m.status = 'new'),
    'editRequests', (select count(*) from data.edit_requests r where r.status = 'pending'),
    'unpaid', (select count(*) from data.purchases u where u.paid_at is null and u.cancelled_at is null),
    'suggestionRequests', (select count(*) from data.suggestion_requests r where r.answered_at is null),
    'gifts', (select count(*) from data.scholarships s where s.approved_at is null and s.declined_at is null),
    'reports', (select count(*) from data.reports r where r.settled_at is null),
    'quietPairs', (select count(*) from data.mentorships s where s.status = 'running' and rules.quiet_days(s.id) >= 45),
    'flaggedMentors', (select count(*) from data.mentors m, data.constants c
      where m.status = 'active' and rules.rejections_in_window(m.id) >= c.flag_rejections))
  into content;
  perform rules.queue_mail('digest:' || week, 'digest', a.user_id, content)
  from data.admins a
  where a.active and rules.wants_mail(a.user_id, 'digest') and not exists (
    select from private.outbox o where o.key = 'digest:' || week || ':' || a.user_id);
  get diagnostics told = row_count;
  return told;
end $$;

grant execute on function api.job_digest to app_worker;
