-- A mentor's status, settings and application, for the mentor and the team, with the rule that blocks deactivation.
-- `held`: the team has hidden the profile, and only the team shows it again.
-- Null: away_until, away_from, status_message.
create view api.mentors with (security_invoker = true) as
select m.id, m.user_id, m.status, m.offers_mentoring, m.offers_coaching,
  -- A past day means the mentor is back.
  case when m.away_until > rules.local_date() then m.away_until end as away_until,
  case when m.away_from > rules.local_date() then m.away_from end as away_from,
  m.applied_at, m.status_message, m.held_at is not null as held,
  exists (select from data.mentorships s where s.mentor_id = m.id and s.status = 'running') as running,
  (select count(*)::integer from data.mentorship_requests r where r.mentor_id = m.id and r.status = 'pending') as waiting
from data.mentors m;

grant select on api.mentors to app_member, app_admin;
