-- The history of the product as the team searches it: who did what in which role to which record, and why. `about`
-- names the people of that record, for the rows of a page only.
-- Null: from_state, state, actor_user_id, actor_name, reason, detail, about.
-- Type detail: Record<string, unknown>.
-- Type about: { userName?: string; mentorId?: number; mentor?: string; menteeId?: number; mentee?: string }.
create view api.admin_history as
select h.id, h.subject, h.subject_id, h.event, h.from_state, h.to_state as state, h.act, h.actor, h.actor_user_id,
  actor.name || ' ' || actor.surname as actor_name, h.reason, h.detail, h.at,
  case h.subject
    when 'users' then (
      select jsonb_strip_nulls(jsonb_build_object('userName', u.name || ' ' || u.surname, 'mentorId', m.id,
        'menteeId', case when m.id is null then e.id end))
      from data.users u left join data.mentors m on m.user_id = u.id left join data.mentees e on e.user_id = u.id
      where u.id = h.subject_id)
    when 'mentors' then (
      select jsonb_build_object('mentorId', m.id, 'mentor', u.name || ' ' || u.surname)
      from data.mentors m join data.users u on u.id = m.user_id where m.id = h.subject_id)
    when 'edit_requests' then (
      select jsonb_build_object('mentorId', m.id, 'mentor', u.name || ' ' || u.surname)
      from data.edit_requests r join data.mentors m on m.id = r.mentor_id join data.users u on u.id = m.user_id
      where r.id = h.subject_id)
    when 'mentees' then (
      select jsonb_build_object('menteeId', e.id, 'mentee', u.name || ' ' || u.surname)
      from data.mentees e join data.users u on u.id = e.user_id where e.id = h.subject_id)
    when 'purchases' then (
      select jsonb_build_object('menteeId', e.id, 'mentee', u.name || ' ' || u.surname)
      from data.purchases p join data.mentees e on e.id = p.mentee_id join data.users u on u.id = e.user_id
      where p.id = h.subject_id)
    when 'parts' then (
      select jsonb_build_object('menteeId', e.id, 'mentee', u.name || ' ' || u.surname)
      from data.parts p join data.mentees e on e.id = p.mentee_id join data.users u on u.id = e.user_id
      where p.id = h.subject_id)
    when 'mentorship_requests' then (
      select jsonb_build_object('mentorId', r.mentor_id, 'mentor', m.name || ' ' || m.surname,
        'menteeId', r.mentee_id, 'mentee', e.name || ' ' || e.surname)
      from data.mentorship_requests r join data.users m on m.id = r.mentor_user_id
      join data.users e on e.id = r.mentee_user_id where r.id = h.subject_id)
    when 'mentorships' then (
      select jsonb_build_object('mentorId', s.mentor_id, 'mentor', m.name || ' ' || m.surname,
        'menteeId', s.mentee_id, 'mentee', e.name || ' ' || e.surname)
      from data.mentorships s join data.users m on m.id = s.mentor_user_id
      join data.users e on e.id = s.mentee_user_id where s.id = h.subject_id)
  end as about,
  true as in_all,
  -- By the few people of the team, who are looked up by the index.
  h.actor = 'admin' and h.actor_user_id = any (array(select a.user_id from data.admins a)) as in_team,
  h.event = 'list_exported' and h.actor_user_id = any (array(select a.user_id from data.admins a)) as in_exports,
  h.actor = 'system' as in_clock
from data.history h
left join data.users actor on actor.id = h.actor_user_id
where (select rules.may_list('coordinator'));

grant select on api.admin_history to app_admin;
