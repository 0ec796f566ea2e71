-- Returns the user whom the viewer reports: the other person of the viewer's request or mentorship, or a mentor whose
-- page the viewer may see. Null if there is none.
create function rules.reported_user(request_id integer, mentorship_id integer, mentor_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select case v.id when both_sides.mentor then both_sides.mentee else both_sides.mentor end
  from (select rules.viewer_user_id() as id) v
  cross join lateral (
    select r.mentor_user_id as mentor, r.mentee_user_id as mentee from data.mentorship_requests r
    where r.id = reported_user.request_id and v.id in (r.mentor_user_id, r.mentee_user_id)
    union all
    select s.mentor_user_id, s.mentee_user_id from data.mentorships s
    where s.id = reported_user.mentorship_id and v.id in (s.mentor_user_id, s.mentee_user_id)
    union all
    select m.user_id, v.id from data.mentors m
    where m.id = reported_user.mentor_id and m.user_id <> v.id and rules.mentor_visible(m.id)
  ) both_sides
  limit 1
$$;
