-- For admins: what happened to a purchase, its parts, and the requests and mentorships on them, with the mails about
-- it, newest first, as api.person_timeline.
-- Null: subject_id, state, actor, actor_name, reason, words, detail, mentor_id, mentor_name, mentee_id, mentee_name, mentorship_id, purchase_id.
-- Type detail: Rows['mentorship_timeline']['detail'].
-- Refuses: role_not_held.
create function api.purchase_timeline(id integer, before text default null, most integer default 20)
returns table (
  place text, at timestamptz, subject text, subject_id integer, event text, state text, actor data.actor,
  actor_name text, reason text, words text, detail jsonb, mentor_id integer, mentor_name text, mentee_id integer,
  mentee_name text, mentorship_id integer, purchase_id integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  buyer integer;
  subjects text[];
  ids integer[];
begin
  perform rules.require_admin();
  select e.user_id into buyer from data.purchases u join data.mentees e on e.id = u.mentee_id
  where u.id = purchase_timeline.id;
  with parts as (select p.id, p.mentee_id from data.parts p where p.purchase_id = purchase_timeline.id)
  select array_agg(of_it.subject), array_agg(of_it.id) into subjects, ids from (
    select 'purchases' as subject, purchase_timeline.id as id
    union all select 'parts', parts.id from parts
    union all select 'mentorship_requests', q.id from parts join data.mentorship_requests q on q.part_id = parts.id
    union all select 'mentorships', s.id from parts join data.mentorships s on s.part_id = parts.id) of_it;
  return query select t.* from rules.timeline(subjects, ids, null, array[buyer],
    jsonb_build_object('purchaseId', purchase_timeline.id), before, most) t;
end $$;

grant execute on function api.purchase_timeline to app_admin;
