-- The totals of the network today, in one row.
create view api.network_totals with (security_invoker = true) as
select count(*) filter (where s.status = 'running' and s.kind = 'mentoring')::integer as running_mentoring,
  count(*) filter (where s.status = 'running' and s.kind = 'coaching')::integer as running_coaching,
  count(*) filter (where s.status = 'completed')::integer as completed,
  (select count(*)::integer from data.mentors where status = 'active') as active_mentors,
  (select count(*)::integer from data.mentor_cards where audience <> 'hidden' and availability_rank = 0) as free_mentors
from data.mentorships s;

grant select on api.network_totals to app_admin;
