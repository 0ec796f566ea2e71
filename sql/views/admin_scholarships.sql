-- R26. A scholarship in the team's list: how many mentees hold it, how many awards are left, and its state.
-- Scholarships of earlier years are over; a mentor's gift stays open until it is awarded.
-- Null: giver, giver_id, message.
-- Type kind: 'full_3m' | 'partial_50' | 'mentor_gift'.
-- Type state: 'waiting' | 'declined' | 'open' | 'given' | 'over'.
create view api.admin_scholarships with (security_invoker = true) as
select s.id, s.name, s.kind, s.year, s.created_at, s.message, u.name || ' ' || u.surname as giver,
  m.id as giver_id,
  coalesce(u.id = (select rules.viewer_user_id()), false) as own, n.beneficiaries, n.state,
  case n.state when 'open' then n.free else 0 end as left,
  s.approved_at is not null or s.declined_at is not null as in_decided,
  s.approved_at is null and s.declined_at is null as in_waiting,
  rules.fold(s.name) as name_key
from data.scholarships s
left join data.mentors m on m.id = s.given_by_mentor_id
left join data.users u on u.id = m.user_id
cross join lateral (
  select x.*,
    case
      when s.declined_at is not null then 'declined'
      when s.approved_at is null then 'waiting'
      when x.free <= 0 then 'given'
      when s.kind <> 'mentor_gift' and s.year <> extract(year from rules.local_date()) then 'over'
      else 'open'
    end as state
  from (
    select rules.awards_left(s) as free, (
      select count(*)::integer from data.awards w
      where w.scholarship_id = s.id and w.withdrawn_at is null) as beneficiaries) x) n;

grant select on api.admin_scholarships to app_admin;
