-- True if this mentorship has a session that counts. Earlier mentorships on the same part are not included.
create function rules.has_sessions(mentorship data.mentorships)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.sessions l where l.mentorship_id = mentorship.id and rules.session_counts(mentorship.kind, l.status))
$$;
