-- R6, R19, R21, R25. A mentor as the team's page of the mentor shows it: status, availability, and what waits for the team.
-- `own`: the viewing admin's own profile, about which another admin decides.
-- Null: declared_on, certificate_seen_on, certificate_until, follows_up, status_message, away_until, approved_at, phone, photo_id.
create view api.admin_mentor_records with (security_invoker = true) as
select m.id, m.user_id, m.status, m.status_message,
  case when rules.is_away(m, asked => true) then m.away_until end as away_until,
  m.applied_at, m.approved_at, u.name || ' ' || u.surname as full_name, u.email::text as email, u.phone,
  u.erased_at is not null as erased, coalesce(u.id = (select rules.viewer_user_id()), false) as own, c.title, c.photo_id,
  c.available_for_mentoring, c.available_for_coaching, c.in_collaboration, c.audience,
  (select count(*)::integer from rules.rejections_of(m.id)) as rejections,
  rules.waits_for_follow_up('flagged', m.id) as flagged, rules.follows_up('flagged', m.id) as follows_up,
  (select count(*)::integer from data.mentorship_requests r where r.mentor_id = m.id and r.status = 'pending') as waiting,
  exists (select from data.edit_requests r where r.mentor_id = m.id and r.status = 'pending') as edit_waiting,
  k.declared_on, k.seen_on as certificate_seen_on, k.valid_until as certificate_until, rules.clears(k, rules.local_date()) as cleared
from data.mentors m
join data.users u on u.id = m.user_id
join data.mentor_cards c on c.mentor_id = m.id
left join data.clearances k on k.mentor_id = m.id;

grant select on api.admin_mentor_records to app_admin;
