-- R11, R13, R15, R21. A mentorship in the team's list. `quiet`: running without a counted session for `quiet_days`, or paused for longer than it was to
-- be, so the team should look; `stalled`: for `stalled_days`, so the team is late; `paid_back`: its log changes no more. The list, its count, the tile and the digest
-- all read this view. The joins are left joins on keys, so the planner drops those that a query does not need.
-- `minor`: with a mentee under age who still has it; her guardian, and what the team has seen of the mentor. `clearance_due`:
-- that ends within `clearance_days`, has ended or is missing.
-- Null: mentee_phone, mentor_phone, age, guardian_name, guardian_phone, declared_on, certificate_until, trouble, follows_up, mentor_photo_id, ended_at, ends_on, end_reason, resume_by, pause_until, last_session_on, quiet_days.
-- Type package_names: Record<string, string>.
-- Type type: 'paid' | 'scholarship'.
create view api.admin_mentorships as
select s.id, s.kind, s.status, s.mentor_id, mentor.name || ' ' || mentor.surname as mentor_name,
  card.photo_id as mentor_photo_id, s.mentee_id,
  mentee.name || ' ' || mentee.surname as mentee_name, mentee.phone as mentee_phone, mentor.phone as mentor_phone, u.package_id, g.names as package_names, p.duration_months,
  case when u.award_id is null then 'paid' else 'scholarship' end as type, s.started_at, s.planned_end_on,
  s.ended_at, s.ends_on, coalesce(rules.local_date(s.ended_at), s.ends_on, s.planned_end_on) as until_on, s.end_reason, s.ended_for_safety,
  s.resume_by, s.pause_until, p.minimum_sessions, p.paused_once as paused_before, s.counted_sessions as completed_sessions,
  p.minimum_sessions - s.counted_sessions >= (select c.pause_minimum_sessions_left from data.constants c) as pausable,
  rules.paid_back(u) as paid_back,
  s.last_session_on, s.silent_since, rules.in_first_days(s.id) as first_days,
  -- What was promised with the order, and when it would end if notice were given today.
  u.early_stop_days, u.resume_months, rules.notice_until(u) as notice_until,
  case when now.quiet and s.status = 'running' then rules.local_date() - s.silent_since end as quiet_days,
  now.quiet and s.status = 'running' and s.silent_since <= rules.local_date() - (select c.stalled_days from data.constants c) as stalled,
  s.status = 'running' as in_running,
  -- Few at a time: as arrays they are looked up by the key.
  s.id = any (array(select t.about_id from rules.troubles_to_follow('quiet') t)) as in_quiet,
  -- At its planned end, or with all its coaching sessions.
  s.id = any (array(select o.id from data.mentorships o, data.constants c
    where o.status = 'running' and (o.planned_end_on <= (select rules.local_date())
      or o.kind = 'coaching' and o.counted_sessions >= c.coaching_session_cap))) as in_ready,
  s.id = any (array(select t.about_id from rules.troubles_to_follow('unhappy') t)) as in_unhappy,
  rules.trouble_of(s.id) as trouble, rules.follows_up(rules.trouble_of(s.id), s.id) as follows_up,
  s.id = any (array(select d.mentorship_id from rules.check_ins() d)) as in_calls,
  s.id = any (array(select w.mentorship_id from data.pair_wishes w where w.closed_at is null)) as in_asked,
  -- The first condition saves most calls of the rule; its end tells the planner that they are few.
  s.mentee_user_id = any (array(
    select y.id from data.users y
    where y.birthdate between (select (rules.local_date() - make_interval(years => c.guardian_below_age))::date from data.constants c)
        and rules.local_date()
      and rules.under_guardian_age(y.birthdate))) and s.status in ('running', 'paused') as in_minors,
  now.minor and not rules.clears(k, rules.local_date() + (select c.clearance_days from data.constants c)) as clearance_due,
  case when now.minor then extract(year from age(rules.local_date(), mentee.birthdate))::integer end as age,
  case when now.minor then u.guardian_name end as guardian_name,
  case when now.minor then u.guardian_phone end as guardian_phone,
  case when now.minor then k.declared_on end as declared_on,
  case when now.minor then k.valid_until end as certificate_until,
  s.status in ('stopped', 'completed') as in_ended,
  s.status = 'paused' as in_paused,
  s.status = 'completed' as in_completed,
  s.status = 'stopped' as in_stopped,
  true as in_all,
  -- One without a certificate first.
  coalesce(k.valid_until, date '1900-01-01') as certificate_key
from data.mentorships s
left join data.users mentor on mentor.id = s.mentor_user_id
left join data.users mentee on mentee.id = s.mentee_user_id
left join data.mentor_cards card on card.mentor_id = s.mentor_id
left join data.parts p on p.id = s.part_id
left join data.purchases u on u.id = p.purchase_id
left join data.packages g on g.id = u.package_id
left join data.clearances k on k.mentor_id = s.mentor_id
cross join lateral (
  select rules.is_quiet(s, rules.local_date(), (select c.quiet_days from data.constants c)) as quiet,
    s.status in ('running', 'paused') and rules.under_guardian_age(mentee.birthdate) as minor) now
where (select rules.may_list('coordinator'));

grant select on api.admin_mentorships to app_admin;
