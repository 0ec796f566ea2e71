-- What a link to sign in is about, for the user it goes to: in which role, where the thing stands, until when the link
-- works (null once the request is answered or the session is not planned any more). No row if it is about nothing of hers.
create function rules.sign_in_of(user_id integer, request_id integer, session_id integer)
returns table (role data.role, request_id integer, mentorship_id integer, session_id integer, until timestamptz)
language sql stable security definer set search_path = ''
as $$
  select 'mentor'::data.role, r.id, null::integer, null::integer,
    case when r.status = 'pending' and r.answer_due_at > now() then r.answer_due_at end
  from data.mentorship_requests r where r.id = $2 and r.mentor_user_id = $1
  union all
  select case when s.mentor_user_id = $1 then 'mentor' else 'mentee' end::data.role, null, s.id, l.id,
    case when l.status = 'planned' and s.status = 'running' and l.starts_at > now() then l.starts_at end
  from data.sessions l join data.mentorships s on s.id = l.mentorship_id
  where l.id = $3 and $1 in (s.mentor_user_id, s.mentee_user_id)
$$;
