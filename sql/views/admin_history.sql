-- The history of the product as the team searches it: who did what in which role to which record, and why. `about`
-- names the people of that record, for the rows of a page only.
-- Null: from_state, state, actor_user_id, actor_name, reason, detail, about.
-- Type detail: Record<string, unknown>.
-- Type about: { userName?: string; mentorId?: number; mentor?: string; menteeId?: number; mentee?: string }.
create view api.admin_history as
select h.id, h.subject, h.subject_id, h.event, h.from_state, h.to_state as state, h.act, h.actor, h.actor_user_id,
  actor.name || ' ' || actor.surname as actor_name, h.reason, h.detail, h.at,
  case when h.subject = 'users' then (
      select jsonb_strip_nulls(jsonb_build_object('userName', u.name || ' ' || u.surname, 'mentorId', m.id,
        'menteeId', case when m.id is null then e.id end))
      from data.users u left join data.mentors m on m.user_id = u.id left join data.mentees e on e.user_id = u.id
      where u.id = h.subject_id)
    else nullif(
      coalesce((
        select jsonb_build_object('mentorId', m.id, 'mentor', u.name || ' ' || u.surname)
        from data.mentors m join data.users u on u.id = m.user_id where m.user_id = h.mentor_user_id), '{}')
      || coalesce((
        select jsonb_build_object('menteeId', e.id, 'mentee', u.name || ' ' || u.surname)
        from data.mentees e join data.users u on u.id = e.user_id where e.user_id = h.mentee_user_id), '{}'), '{}')
  end as about,
  true as in_all,
  h.actor = 'admin' as in_team,
  h.act = 'list_exported' as in_exports,
  h.actor = 'system' as in_clock
from data.history h
left join data.users actor on actor.id = h.actor_user_id
where (select rules.may_list('coordinator'));

grant select on api.admin_history to app_admin;
