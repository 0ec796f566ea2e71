-- R19, R20, R25. What waits for the team, one row per queue: how many, and the day of the oldest; flagged mentors
-- and a seminar to plan have no day. The only source for the menu, the tiles and the digest. Counts the scope of the list, if there is one.
-- A query pays only for the queues it names. ids: the numbers in the addresses of the records, of pairs for their answers
-- and wishes, the oldest first, without the viewer's own; no more than a bulk act takes.
-- Null: since, ids.
create view api.waiting_for_team with (security_invoker = true) as
select 'unreached' as queue, count(*)::integer as waiting, min(rules.local_date(m.queued_at)) as since,
  (array_agg(m.id order by m.queued_at, m.id) filter (where not m.own))[1:100] as ids
from api.admin_mails m where m.in_unreached
union all
select 'applications', count(*)::integer, min(rules.local_date(a.applied_at)),
  (array_agg(a.id order by a.applied_at, a.id) filter (where not a.own))[1:100]
from api.admin_applications a where a.in_new
union all
select 'editRequests', count(*)::integer, min(rules.local_date(r.sent_at)),
  (array_agg(r.mentor_id order by r.sent_at, r.id) filter (where not r.own))[1:100]
from api.admin_edit_requests r where r.in_pending
union all
select 'requestsDueSoon', count(*)::integer, min(rules.local_date(r.requested_at)),
  null
from api.admin_mentorship_requests r where r.due_soon
union all
select 'proofs', count(*)::integer, min(rules.local_date(u.proof_since)),
  (array_agg(u.id order by u.proof_key) filter (where not u.own))[1:100]
from api.admin_purchases u where u.in_awaiting and u.proof_since is not null
union all
select 'refundRequests', count(*)::integer, min(rules.local_date(r.asked_at)),
  (array_agg(r.id order by r.asked_at, r.id) filter (where not r.own))[1:100]
from api.admin_refund_requests r where r.in_asked
union all
select 'refundsToSend', count(*)::integer, min(rules.local_date(r.requested_at)),
  (array_agg(r.id order by r.requested_at, r.id) filter (where not r.own))[1:100]
from api.admin_refunds r where r.in_to_send
union all
select 'paymentFlags', count(*)::integer, min(rules.local_date(f.raised_at)),
  (array_agg(f.id order by f.raised_at, f.id) filter (where not f.own))[1:100]
from api.admin_payment_flags f where f.in_check
union all
select 'moneyWaiting', count(*)::integer, min(rules.local_date(u.held_since)),
  (array_agg(u.id order by u.held_since, u.id) filter (where not u.own))[1:100]
from api.admin_purchases u where u.in_held
union all
select 'suggestionRequests', count(*)::integer, min(rules.local_date(r.asked_at)),
  (array_agg(r.id order by r.asked_at, r.id) filter (where not r.own))[1:100]
from api.admin_suggestion_requests r where r.in_open
union all
select 'gifts', count(*)::integer, min(rules.local_date(s.created_at)),
  (array_agg(s.id order by s.created_at, s.id) filter (where not s.own))[1:100]
from api.admin_scholarships s where s.in_waiting
union all
select 'scholarshipRequests', count(*)::integer, min(rules.local_date(r.asked_at)),
  (array_agg(r.id order by r.asked_at, r.id) filter (where not r.own))[1:100]
from api.admin_scholarship_requests r where r.in_asked
union all
select 'reports', count(*)::integer, min(rules.local_date(r.sent_at)),
  (array_agg(r.id order by r.sent_at, r.id))[1:100]
from data.reports r where r.settled_at is null
union all
select 'quietPairs', count(*)::integer, min(s.silent_since),
  (array_agg(s.id order by s.silent_since, s.id))[1:100]
from api.admin_mentorships s where s.in_quiet
union all
-- Since the certificate ended; one that still is valid has no such day.
select 'clearances', count(*)::integer, min(s.certificate_until) filter (where s.certificate_until < rules.local_date()),
  (array_agg(s.id order by s.certificate_until, s.id))[1:100]
from api.admin_mentorships s where s.in_minors and s.clearance_due
union all
-- Since the planned end, or since the last of the coaching sessions.
select 'readyPairs', count(*)::integer,
  min(case when s.planned_end_on <= rules.local_date() then s.planned_end_on else s.last_session_on end),
  (array_agg(s.id order by s.planned_end_on, s.id))[1:100]
from api.admin_mentorships s where s.in_ready
union all
-- From the set itself, which has the days.
select 'unhappyAnswers', count(*)::integer, min(rules.local_date(t.since)),
  (array_agg(t.about_id order by t.since, t.about_id))[1:100]
from rules.troubles_to_follow('unhappy') t where (select rules.may_list('coordinator'))
union all
select 'wishes', count(distinct w.mentorship_id)::integer, min(rules.local_date(w.asked_at)),
  (array_agg(w.mentorship_id order by w.asked_at, w.id))[1:100]
from data.pair_wishes w where w.closed_at is null
union all
select 'flaggedMentors', count(*)::integer, null,
  (array_agg(m.id order by m.id))[1:100]
from api.admin_mentors m where m.in_flagged
union all
-- One, when there are mentors and the next months have none for them.
select 'seminarsToPlan', count(*)::integer, null, null
from data.constants c
where exists (select from data.mentors m where m.status = 'active') and not exists (
  select from data.seminars s
  where s.cancelled_at is null and s.starts_at between now() and now() + make_interval(months => c.seminar_months));

grant select on api.waiting_for_team to app_admin;
