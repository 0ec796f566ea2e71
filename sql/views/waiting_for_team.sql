-- R19, R20, R25. How much waits for the team (api.waits), one row per queue: how many, the day of the oldest, and the ids,
-- the oldest first, without the viewer's own; no more than a bulk act takes. A query pays only for the queues it names.
-- Null: since, ids.
create view api.waiting_for_team with (security_invoker = true) as
select q.queue, w.waiting, w.since, w.ids
from unnest(array['unreached', 'menteeCalls', 'mentorCalls', 'checkIns', 'unmatched', 'applications', 'editRequests', 'requestsDueSoon', 'proofs', 'refundRequests', 'refundsToSend',
  'paymentFlags', 'moneyWaiting', 'undocumented', 'suggestionRequests', 'gifts', 'scholarshipRequests', 'reports', 'quietPairs', 'clearances',
  'readyPairs', 'unhappyAnswers', 'wishes', 'flaggedMentors', 'seminarsToPlan']) as q (queue)
cross join lateral (
  select count(*)::integer as waiting, min(s.since) as since,
    (array_agg(s.id order by s.since, s.id) filter (where not s.own and s.id is not null))[1:100] as ids
  from api.waits s where s.queue = q.queue) w;

grant select on api.waiting_for_team to app_admin;
