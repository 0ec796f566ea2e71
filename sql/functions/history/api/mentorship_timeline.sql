-- For admins: what happened to a mentorship, its request and its testimonials, newest first, as api.person_timeline; with
-- `automatic` also the states of its part and the mails about it.
-- Null: subject_id, state, actor, actor_name, reason, words, detail, mentor_id, mentor_name, mentee_id, mentee_name, mentorship_id, purchase_id.
-- Type detail: { fields?: string[]; until?: string | null; day?: string; kind?: string }.
-- Refuses: role_not_held.
create function api.mentorship_timeline(
  id integer, automatic boolean default false, before text default null, most integer default 20)
returns table (
  place text, at timestamptz, subject text, subject_id integer, event text, state text, actor data.actor,
  actor_name text, reason text, words text, detail jsonb, mentor_id integer, mentor_name text, mentee_id integer,
  mentee_name text, mentorship_id integer, purchase_id integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  mentorship data.mentorships;
  subjects text[];
  ids integer[];
begin
  perform rules.require_admin();
  select s.* into mentorship from data.mentorships s where s.id = mentorship_timeline.id;
  select array_agg(of_it.subject), array_agg(of_it.id) into subjects, ids from (
    select 'mentorships' as subject, mentorship.id as id
    union all select 'mentorship_requests', mentorship.request_id
    union all select 'parts', mentorship.part_id where automatic
    union all select 'testimonials', t.id from data.testimonials t where t.mentorship_id = mentorship.id) of_it
  where of_it.id is not null;
  return query select t.* from rules.timeline(subjects, ids, null,
    case when automatic then array[mentorship.mentor_user_id, mentorship.mentee_user_id] end,
    jsonb_build_object('mentorshipId', mentorship.id), before, most) t;
end $$;

grant execute on function api.mentorship_timeline to app_admin;
