-- R21. A mentee as the team's page of the mentee shows it. `participant`: coachee while a coaching part runs, candidate
-- coachee while one waits for its mentorship, otherwise mentee. The guardian is the last one that confirmed an order;
-- `needs_guardian`: a minor has a paid order, in use or to be used, that no guardian confirmed.
-- Null: phone, birthdate, last_login_at, work_status_id, industry_id, country, county_id, mentor_id, guardian_name, guardian_email, guardian_phone, guardian_consented_at, guardian_objected_at.
-- Type participant: 'candidate_coachee' | 'coachee' | 'mentee'.
create view api.admin_mentee_records with (security_invoker = true) as
select e.id, e.user_id, u.name || ' ' || u.surname as full_name, u.name, u.surname, u.email::text as email, u.phone,
  u.birthdate, u.last_login_at, u.erased_at is not null as erased,
  coalesce(u.id = (select rules.viewer_user_id()), false) as own,
  e.visibility, e.about, e.work_status_id, e.industry_id, e.country::text as country, e.county_id, e.topic_ids, e.created_at,
  -- The mentor profile of the same user.
  (select m.id from data.mentors m where m.user_id = e.user_id) as mentor_id,
  case
    when exists (select from data.parts p where p.mentee_id = e.id and p.kind = 'coaching' and p.status = 'running')
      then 'coachee'
    when exists (select from data.parts p where p.mentee_id = e.id and p.kind = 'coaching' and p.status in ('paid', 'pending'))
      then 'candidate_coachee'
    else 'mentee'
  end as participant,
  coalesce(rules.under_guardian_age(u.birthdate), false) and exists (
    select from data.purchases p
    where p.mentee_id = e.id and p.guardian_consented_at is null and p.paid_at is not null and p.refunded_at is null
      and exists (select from data.parts q where q.purchase_id = p.id and q.status <> 'completed')) as needs_guardian,
  guardian.guardian_name, guardian.guardian_email::text as guardian_email, guardian.guardian_phone, guardian.guardian_consented_at,
  case when rules.under_guardian_age(u.birthdate) then e.guardian_objected_at end as guardian_objected_at
from data.mentees e
join data.users u on u.id = e.user_id
left join lateral (
  select p.guardian_name, p.guardian_email, p.guardian_phone, p.guardian_consented_at from data.purchases p
  where p.mentee_id = e.id and p.guardian_consented_at is not null and p.guardian_name is not null
  order by p.id desc limit 1) guardian on true;

grant select on api.admin_mentee_records to app_admin;
