-- What waits for the team, queue by queue: how many, and the day of the oldest. Flagged mentors have no day.
create function rules.waiting_for_team()
returns table (queue text, waiting integer, since date)
language sql stable security definer set search_path = ''
as $$
  select q.queue, count(*)::integer, min(q.day)
  from (
    select 'applications' as queue, rules.local_date(m.applied_at) as day from data.mentors m where m.status = 'new'
    union all
    select 'editRequests', rules.local_date(r.sent_at) from data.edit_requests r where r.status = 'pending'
    union all
    select 'requests', rules.local_date(r.requested_at) from data.mentorship_requests r where r.status = 'pending'
    union all
    select 'unpaid', rules.local_date(u.purchased_at) from data.purchases u where u.paid_at is null and u.cancelled_at is null
    union all
    select 'proofs', rules.local_date(min(p.sent_at)) from data.purchases u join data.proofs p on p.purchase_id = u.id
    where u.paid_at is null and u.cancelled_at is null group by u.id
    union all
    select 'refundRequests', rules.local_date(r.asked_at) from data.refund_requests r where r.answered_at is null
    union all
    select 'refundsToSend', rules.local_date(r.requested_at) from data.refunds r
    where r.state <> 'done' and rules.refund_stage(r.id) = 'to_send'
    union all
    select 'paymentFlags', rules.local_date(f.raised_at) from data.payment_flags f where f.settled_at is null
    union all
    select 'suggestionRequests', rules.local_date(r.asked_at) from data.suggestion_requests r where r.answered_at is null
    union all
    select 'gifts', rules.local_date(s.created_at) from data.scholarships s where s.approved_at is null and s.declined_at is null
    union all
    select 'reports', rules.local_date(r.sent_at) from data.reports r where r.settled_at is null
    union all
    select 'quietPairs', rules.local_date() - p.days from rules.quiet_mentorships() p
    union all
    select 'stalledPairs', rules.local_date() - p.days from rules.quiet_mentorships() p where p.stalled
    union all
    select 'unhappyAnswers', rules.local_date(f.given_at) from data.feedback f
    where f.answers->>'going' = 'badly' and f.given_at > now() - interval '7 days'
    union all
    select 'flaggedMentors', null from data.mentors m, data.constants c
    where m.status = 'active' and rules.rejections_in_window(m.id) >= c.flag_rejections
  ) q
  group by q.queue
$$;
