-- True once a session of this mentorship counts; those of an earlier one on the same part do not matter here.
create function rules.has_sessions(mentorship data.mentorships)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.sessions l where l.mentorship_id = mentorship.id and rules.session_counts(mentorship.kind, l.status))
$$;
