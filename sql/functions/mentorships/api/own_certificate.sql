-- Returns the certificate of an ended mentorship for the viewer, as its mentee or its mentor; no row without a held
-- session.
-- Rows: one or none.
-- Null: latin_name.
-- Type for_side: 'mentor' | 'mentee'.
create function api.own_certificate(mentorship_id integer)
returns table (
  id integer, code text, for_side text, name text, latin_name text, kind data.kind,
  started_on date, ended_on date, sessions integer, minutes integer)
language sql stable security definer set search_path = ''
as $$
  select c.*
  from data.mentorships s
  cross join lateral rules.certificate(s.id,
    case when s.mentor_id = rules.viewer_mentor_id() then 'mentor' else 'mentee' end) c
  where s.id = own_certificate.mentorship_id
    and (s.mentor_id = rules.viewer_mentor_id() or s.mentee_id = rules.viewer_mentee_id())
$$;

grant execute on function api.own_certificate to app_member;
