-- What the viewer asked the team for about a mentorship: a pause, to go on, another mentor or the end.
-- Null: closed_at, outcome, answer.
-- Type wish: 'pause' | 'resume' | 'another' | 'end'.
-- Type outcome: 'met' | 'overtaken' | 'answered' | 'withdrawn' | null.
create view api.pair_wishes with (security_invoker = true) as
select w.id, w.mentorship_id, w.wish, w.reason, w.asked_at, w.closed_at, w.outcome, w.answer
from data.pair_wishes w;

grant select on api.pair_wishes to app_member;
