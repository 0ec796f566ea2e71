-- R19, R20, R25. What waits for the team, one row per thing and queue: `id` stands in the address of its record, that of a
-- pair for its answers and wishes, that of a purchase for its money. The menu, Today and the digest count these rows; the record of a pair, a purchase, a
-- mentee or a mentor asks for its own, so that no page says that all is well about a thing that is counted. Each queue is
-- the scope of its list, if there is one; a mentee without a mentor and a missing tax document wait for the team only after some days. A query pays only for the queues and the columns it names.
-- Null: id, since, mentorship_id, purchase_id, mentee_id, mentor_id.
create view api.waits (queue, id, since, own, mentorship_id, purchase_id, mentee_id, mentor_id)
with (security_invoker = true) as
select 'unreached', m.to_user_id, rules.local_date(m.queued_at), m.own, null::integer, null::integer, m.mentee_id, m.mentor_id
from api.admin_mails m where m.in_unreached
union all
select 'menteeCalls', e.id, (e.look_again->>'on')::date, false, null, null, e.id,
  (select m.id from data.mentors m where m.user_id = e.user_id)
from api.admin_mentees e where e.in_calls
union all
select 'mentorCalls', m.id, (m.look_again->>'on')::date, false, null, null, null, m.id
from api.admin_mentors m where m.in_calls
union all
select 'checkIns', s.id, d.due_on, false, s.id, null, s.mentee_id, s.mentor_id
from rules.check_ins() d join api.admin_mentorships s on s.id = d.mentorship_id
union all
-- At first she chooses by herself.
select 'unmatched', e.id, rules.local_date(e.waiting_since), e.own, null, null, e.id, null
from api.admin_mentees e, data.constants c
where e.in_waiting and e.waiting_since < now() - make_interval(days => c.unmatched_days)
union all
select 'applications', a.id, rules.local_date(a.applied_at), a.own, null, null, null, a.id
from api.admin_applications a where a.in_new
union all
select 'editRequests', r.mentor_id, rules.local_date(r.sent_at), r.own, null, null, null, r.mentor_id
from api.admin_edit_requests r where r.in_pending
union all
select 'requestsDueSoon', r.id, rules.local_date(r.requested_at), false, null, null, r.mentee_id, r.mentor_id
from api.admin_mentorship_requests r where r.due_soon
union all
select 'proofs', u.id, rules.local_date(u.proof_since), u.own, null, u.id, u.mentee_id, null
from api.admin_purchases u where u.in_awaiting and u.proof_since is not null
union all
select 'refundRequests', r.purchase_id, rules.local_date(r.asked_at), r.own, null, r.purchase_id, r.mentee_id, null
from api.admin_refund_requests r where r.in_asked
union all
select 'refundsToSend', r.purchase_id, rules.local_date(r.requested_at), r.own, null, r.purchase_id, r.mentee_id, null
from api.admin_refunds r where r.in_to_send
union all
select 'paymentFlags', f.purchase_id, rules.local_date(f.raised_at), f.own, null, f.purchase_id, f.mentee_id, null
from api.admin_payment_flags f where f.in_check
union all
select 'moneyWaiting', u.id, rules.local_date(u.held_since), u.own, null, u.id, u.mentee_id, null
from api.admin_purchases u where u.in_held
union all
-- The mentee has nothing to do with it.
select 'undocumented', u.id, rules.local_date(u.undocumented_since), u.own, null, u.id, null, null
from api.admin_purchases u where u.in_undocumented and u.undocumented_since < now() - rules.document_due()
union all
select 'suggestionRequests', r.id, rules.local_date(r.asked_at), r.own, null, null, r.mentee_id, null
from api.admin_suggestion_requests r where r.in_open
union all
select 'gifts', s.id, rules.local_date(s.created_at), s.own, null, null, null, s.giver_id
from api.admin_scholarships s where s.in_waiting
union all
select 'scholarshipRequests', r.id, rules.local_date(r.asked_at), r.own, null, null, r.mentee_id, null
from api.admin_scholarship_requests r where r.in_asked
union all
select 'reports', r.id, rules.local_date(r.sent_at), false, null, null, null, null
from data.reports r where r.settled_at is null
union all
select 'quietPairs', s.id, s.silent_since, false, s.id, null, s.mentee_id, s.mentor_id
from api.admin_mentorships s where s.in_quiet
union all
-- Since the certificate ended; one that still is valid has no such day.
select 'clearances', s.id, case when s.certificate_until < rules.local_date() then s.certificate_until end, false,
  s.id, null, s.mentee_id, s.mentor_id
from api.admin_mentorships s where s.in_minors and s.clearance_due
union all
-- Since the planned end, or since the last of the coaching sessions.
select 'readyPairs', s.id, case when s.planned_end_on <= rules.local_date() then s.planned_end_on else s.last_session_on end,
  false, s.id, null, s.mentee_id, s.mentor_id
from api.admin_mentorships s where s.in_ready
union all
-- From the set itself, which has the days.
select 'unhappyAnswers', t.about_id, rules.local_date(t.since), false, t.about_id, null, s.mentee_id, s.mentor_id
from rules.troubles_to_follow('unhappy') t
join data.mentorships s on s.id = t.about_id
where (select rules.may_list('coordinator'))
union all
select 'wishes', w.mentorship_id, rules.local_date(min(w.asked_at)), false, w.mentorship_id, null, s.mentee_id, s.mentor_id
from data.pair_wishes w
join data.mentorships s on s.id = w.mentorship_id
where w.closed_at is null
group by w.mentorship_id, s.mentee_id, s.mentor_id
union all
select 'flaggedMentors', m.id, null, m.own, null, null, null, m.id
from api.admin_mentors m where m.in_flagged
union all
-- One, when there are mentors and the next months have none for them.
select 'seminarsToPlan', null, null, false, null, null, null, null
from data.constants c
where exists (select from data.mentors m where m.status = 'active') and not exists (
  select from data.seminars s
  where s.cancelled_at is null and s.starts_at between now() and now() + make_interval(months => c.seminar_months));

grant select on api.waits to app_admin;
