-- For admins: what happened to a user in every role, newest first, from the cursor `before` on, with one line more
-- than asked for if there are older ones.
-- Null: subject_id, state, actor, actor_name, reason, words, detail, mentor_id, mentor_name, mentee_id, mentee_name, mentorship_id, purchase_id.
-- Type detail: Rows['mentorship_timeline']['detail'].
-- Refuses: role_not_held.
create function api.person_timeline(user_id integer, before text default null, most integer default 20)
returns table (
  place text, at timestamptz, subject text, subject_id integer, event text, state text, actor data.actor,
  actor_name text, reason text, words text, detail jsonb, mentor_id integer, mentor_name text, mentee_id integer,
  mentee_name text, mentorship_id integer, purchase_id integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query select t.* from rules.timeline(
    array(select s.subject from rules.subjects_of(person_timeline.user_id) s order by s.subject, s.id),
    array(select s.id from rules.subjects_of(person_timeline.user_id) s order by s.subject, s.id),
    person_timeline.user_id, array[person_timeline.user_id], '{}', before, most) t;
end $$;

grant execute on function api.person_timeline to app_admin;
