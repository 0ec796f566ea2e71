-- The viewer's mentorships as mentor and as mentee, newest first; the other person's contact data only while it runs. The
-- photo is always the mentor's. `ends_soon`: the pair should exchange addresses, as the end is near by its date or with the
-- next session. `asks_start`: a mentee is asked where she stands; `countries`: where both live; `asks_end`: both are asked
-- how it was; `later_from`: when a mentee is asked what has changed since
-- (api.job_ask_later). `safety_person`: of a mentor who accompanies a minor (R21).
-- Null: ends_soon, later_from, safety_person, ended_at, ends_on, paused_at, pause_until, last_session_on, other_email, other_phone, mentor_photo_id, other_latin_name.
-- Type safety_person: Rows['viewer']['safetyPerson'].
-- Type ends_soon: 'date' | 'session'.
-- Type package_names: Record<string, string>.
create function api.own_mentorships()
returns table (
  id integer, kind data.kind, status data.mentorship_status, started_at timestamptz, planned_end_on date,
  ended_at timestamptz, ends_on date, paused_at timestamptz, pause_until date, part_id integer, package_names jsonb, minimum_sessions integer,
  completed_sessions integer, session_cap integer, last_session_on date, mentor_id integer,
  other_name text, other_email text, other_phone text, mentor_photo_id integer,
  other_latin_name text, countries text[], ends_soon text, asks_start boolean, asks_end boolean, later_from timestamptz, safety_person jsonb,
  pausable boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select s.id, s.kind, s.status, s.started_at, s.planned_end_on, s.ended_at, s.ends_on, s.paused_at, s.pause_until, s.part_id, g.names::jsonb,
    p.minimum_sessions, rules.completed_sessions(s.id), rules.session_cap(s.kind),
    (select max(l.held_on) from data.sessions l
      where l.mentorship_id = s.id and rules.session_counts(s.kind, l.status)),
    s.mentor_id, other.name || ' ' || other.surname,
    case when s.status = 'running' then other.email::text end,
    case when s.status = 'running' then other.phone end,
    (select c.photo_id from data.mentor_cards c where c.mentor_id = s.mentor_id and c.audience <> 'hidden'),
    other.latin_name,
    case when s.status = 'running' then array(
      select distinct home.country::text from (
        select k.country from data.mentor_cards k where k.mentor_id = s.mentor_id
        union select e.country from data.mentees e where e.id = s.mentee_id) home
      where home.country is not null order by 1) else '{}' end,
    case
      when s.status <> 'running' then null
      when s.ends_on is not null or s.planned_end_on <= rules.local_date() + c.planned_end_days then 'date'
      when rules.completed_sessions(s.id) >= greatest(p.minimum_sessions - 1, 1) then 'session'
    end,
    s.status = 'running' and s.mentee_id is not distinct from v.mentee_id and rules.in_start(s) and not exists (
      select from data.feedback f where f.mentorship_id = s.id and f.user_id = s.mentee_user_id and f.step = 'start'),
    s.ended_at is not null and not s.ended_for_safety,
    case when s.status = 'completed' and s.mentee_id = v.mentee_id
      then s.ended_at + make_interval(months => c.later_months) end,
    case when s.mentor_id = v.mentor_id and s.status in ('running', 'paused') and rules.under_guardian_age(other.birthdate)
      then rules.safety_person() end,
    p.minimum_sessions - rules.completed_sessions(s.id) >= c.pause_minimum_sessions_left
  from (select rules.viewer_mentor_id() as mentor_id, rules.viewer_mentee_id() as mentee_id) v
  cross join data.constants c
  join data.mentorships s on s.mentor_id = v.mentor_id or s.mentee_id = v.mentee_id
  join data.users other on other.id = case when s.mentee_id = v.mentee_id then s.mentor_user_id else s.mentee_user_id end
  join data.parts p on p.id = s.part_id
  join data.purchases u on u.id = p.purchase_id
  join data.packages g on g.id = u.package_id
  order by s.started_at desc, s.id desc
  limit 200;
end $$;

grant execute on function api.own_mentorships to app_member;
