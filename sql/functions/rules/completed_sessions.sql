-- Returns the number of sessions of a mentorship that count. Includes earlier mentorships on the same part, after a
-- replacement of the mentor.
create function rules.completed_sessions(mentorship_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from data.mentorships this
  join data.mentorships m on m.part_id = this.part_id and m.started_at <= this.started_at
  join data.sessions s on s.mentorship_id = m.id
  where this.id = completed_sessions.mentorship_id and rules.session_counts(m.kind, s.status)
$$;

grant execute on function rules.completed_sessions to app_admin;
