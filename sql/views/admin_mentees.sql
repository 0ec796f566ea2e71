-- R2, R3, R4. A mentee in the team's list; an erased mentee is in no scope. `package` is the newest order, an open one
-- first; `mentorship` the newest one. What a page shows but does not select by is computed for its
-- rows only. The profile, which only the file of the list has, is in api.admin_mentees_file.
-- `waiting_since`: since when a paid package waits for a mentor; `asked`: what was asked and proposed last.
-- Null: phone, package, mentorship, due_at, waiting_since, asked, look_again, last_login_at.
-- Type package: { names: Record<string, string>; status: Rows['purchases']['status'] }.
-- Type mentorship: { mentorId: number; mentor: string; status: Rows['admin_mentorships']['status']; sessions: number; minimum: number }.
-- Type asked: { text: string; answeredOn: string | null; mentors: string[] }.
-- Type look_again: { on: string; text: string | null }.
create view api.admin_mentees as
select e.id, e.user_id, u.name || ' ' || u.surname as name, u.email::text as email, u.phone, e.visibility,
  (select jsonb_build_object('names', p.package_names, 'status', p.status) from api.purchases p
    where p.mentee_id = e.id
    order by p.status in ('running', 'pending', 'paid') desc, p.status = 'awaiting_payment' desc, p.id desc
    limit 1) as package,
  (select jsonb_build_object('mentorId', s.mentor_id, 'mentor', mentor.name || ' ' || mentor.surname, 'status', s.status,
      'sessions', rules.completed_sessions(s.id), 'minimum', p.minimum_sessions)
    from data.mentorships s
    join data.parts p on p.id = s.part_id
    join data.users mentor on mentor.id = s.mentor_user_id
    where s.mentee_id = e.id
    order by s.started_at desc, s.id desc limit 1) as mentorship,
  (select r.answer_due_at from data.mentorship_requests r where r.mentee_id = e.id and r.status = 'pending') as due_at,
  alone.since as waiting_since,
  (select jsonb_build_object('text', r.text, 'answeredOn', rules.local_date(r.answered_at), 'mentors', (
      select coalesce(jsonb_agg(c.name || ' ' || c.surname order by c.mentor_id), '[]')
      from data.suggestions s join data.mentor_cards c on c.mentor_id = s.mentor_id where s.suggestion_request_id = r.id))
    from data.suggestion_requests r where r.mentee_id = e.id order by r.id desc limit 1) as asked,
  (select jsonb_build_object('on', a.look_again_on, 'text', a.text) from rules.days_to_look_again() a
    where a.user_id = e.user_id) as look_again,
  u.last_login_at,
  -- The last thing the mentee did that we know of.
  greatest(e.created_at, u.last_login_at,
    (select max(p.purchased_at) from data.purchases p where p.mentee_id = e.id),
    (select max(r.requested_at) from data.mentorship_requests r where r.mentee_id = e.id)) as active_at,
  e.created_at,
  coalesce(e.user_id = (select rules.viewer_user_id()), false) as own,
  -- The limit makes PostgreSQL ask this row by row. Without it, all parts are read before the first row.
  (select true from data.parts p where p.mentee_id = e.id and rules.is_open(p.status) limit 1) is not null as in_open,
  running.id is not null as in_running,
  e.listed_name <> '' and (
    select true from data.parts p where p.mentee_id = e.id and rules.is_open(p.status) limit 1) is null as in_without,
  -- Few at a time, as requests and orders lapse: as arrays they are looked up by the key.
  e.id = any (array(select r.mentee_id from data.mentorship_requests r where r.status = 'pending')) as in_asking,
  e.id = any (array(select p.mentee_id from data.purchases p
    where p.paid_at is null and p.cancelled_at is null)) as in_unpaid,
  alone.since is not null as in_waiting,
  e.user_id = any (array(select a.user_id from rules.days_to_look_again() a
    where a.look_again_on <= (select rules.local_date()))) as in_calls,
  e.listed_name <> '' as in_all,
  e.id = any (array(select s.mentee_id from data.mentorships s
    where s.kind = 'mentoring' and s.status = 'completed')) as in_group_completed,
  e.id = any (array(select s.mentee_id from data.mentorships s where s.status = 'paused')) as in_group_paused,
  e.id = any (array(select a.mentee_id from data.awards a where a.withdrawn_at is null)) as in_group_scholarship,
  u.news_consent_at is not null as in_filter_news,
  u.suspended_at is not null as in_filter_suspended,
  coalesce(alone.since, timestamptz '9999-12-31 00:00+00') as waiting_key,
  e.listed_name as name_key
from data.mentees e
left join data.users u on u.id = e.user_id
left join data.mentorships running on running.mentee_id = e.id and running.status = 'running'
left join rules.mentees_without_mentor() alone on alone.mentee_id = e.id
where (select rules.may_list('coordinator'));

grant select on api.admin_mentees to app_admin;
