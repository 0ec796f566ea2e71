-- R4, R5, R18. A part of a purchase, for the team. `locked`: the coaching before it is not completed. `free_since`: since
-- when a free part has waited for a request; `unmatched`: for so long that the team should look for a mentor.
-- Null: closed_reason, claim_until, closed_at, free_since.
create view api.admin_parts with (security_invoker = true) as
select x.*,
  coalesce(x.free_since < now() - (select make_interval(days => c.unmatched_days) from data.constants c), false) as unmatched
from (
  select p.id, p.purchase_id, p.mentee_id, p.position, p.kind, p.status, p.closed_reason, p.duration_months, p.minimum_sessions,
    p.claim_until, p.closed_at, p.paused_once,
    coalesce((select rules.completed_sessions(max(s.id)) from data.mentorships s where s.part_id = p.id), 0) as completed_sessions,
    p.status = 'paid' and before.waits as locked,
    case when p.status = 'paid' and not before.waits then greatest(u.paid_at, before.done_at,
      (select max(r.answered_at) from data.mentorship_requests r where r.part_id = p.id),
      (select max(s.ended_at) from data.mentorships s where s.part_id = p.id)) end as free_since
  from data.parts p
  join data.purchases u on u.id = p.purchase_id
  left join lateral (
    select coalesce(bool_or(c.closed_reason is distinct from 'completed'), false) as waits, max(c.closed_at) as done_at
    from data.parts c
    where c.purchase_id = p.purchase_id and c.kind = 'coaching' and c.position < p.position) before on true) x;

grant select on api.admin_parts to app_admin;
