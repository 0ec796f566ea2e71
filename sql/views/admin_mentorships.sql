-- R11, R13, R15. A mentorship in the team's list. `quiet`: running without a counted session for `quiet_days`, so the
-- team should look; `stalled`: for `stalled_days`, so the team is late. The list, its count, the tile and the digest
-- all read this view. The joins are left joins on keys, so the planner drops those that a query does not need.
-- Null: ended_at, ends_on, end_reason, resume_by, last_session_on, quiet_days.
-- Type package_names: Record<string, string>.
create view api.admin_mentorships with (security_invoker = true) as
select s.id, s.kind, s.status, s.mentor_id, mentor.name || ' ' || mentor.surname as mentor_name, s.mentee_id,
  mentee.name || ' ' || mentee.surname as mentee_name, g.names as package_names, s.started_at, s.planned_end_on,
  s.ended_at, s.ends_on, coalesce(rules.local_date(s.ended_at), s.ends_on, s.planned_end_on) as until_on, s.end_reason,
  s.resume_by, p.minimum_sessions, p.paused_once as paused_before, rules.completed_sessions(s.id) as completed_sessions,
  s.last_session_on, s.silent_since, rules.in_first_days(s.id) as first_days,
  case when s.quiet then rules.local_date() - s.silent_since end as quiet_days,
  s.quiet and s.silent_since <= rules.local_date() - (select c.stalled_days from data.constants c) as stalled,
  s.status = 'running' as in_running,
  s.quiet as in_quiet,
  -- At its planned end, or with all its coaching sessions.
  s.status = 'running' and (s.planned_end_on <= rules.local_date()
    or s.kind = 'coaching' and rules.completed_sessions(s.id) >= (select c.coaching_session_cap from data.constants c)) as in_ready,
  -- Few at a time: as an array they are looked up by the key.
  s.id = any (array(select f.mentorship_id from data.feedback f
    where f.answers->>'going' = 'badly' and f.given_at > now() - interval '7 days')) as in_unhappy,
  s.status = 'paused' as in_paused,
  s.status = 'completed' as in_completed,
  s.status = 'stopped' as in_stopped,
  rules.fold(mentee.surname || ' ' || mentee.name) as mentee_key,
  rules.fold(mentor.surname || ' ' || mentor.name) as mentor_key,
  rules.fold(mentor.name || ' ' || mentor.surname || ' ' || mentee.name || ' ' || mentee.surname) as search
from (
  select x.*,
    x.status = 'running' and x.silent_since <= rules.local_date() - (select c.quiet_days from data.constants c) as quiet
  from (
    select m.*,
      -- The latest of: the last counted session, the start, the end of the last pause.
      greatest(m.last_session_on, rules.local_date(m.started_at), rules.local_date(m.resumed_at)) as silent_since
    from (
      select o.*, (
        select max(l.held_on) from data.sessions l
        where l.mentorship_id = o.id and rules.session_counts(o.kind, l.status)) as last_session_on
      from data.mentorships o) m) x) s
left join data.users mentor on mentor.id = s.mentor_user_id
left join data.users mentee on mentee.id = s.mentee_user_id
left join data.parts p on p.id = s.part_id
left join data.purchases u on u.id = p.purchase_id
left join data.packages g on g.id = u.package_id;

grant select on api.admin_mentorships to app_admin;
