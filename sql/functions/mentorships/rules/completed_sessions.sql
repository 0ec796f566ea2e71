-- Returns the number of sessions of a mentorship that count. Includes earlier mentorships on the same part, after a
-- replacement of the mentor. Counts what the caller may see.
create function rules.completed_sessions(mentorship_id integer)
returns integer
language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select count(*)
    from data.mentorships this
    join data.mentorships m on m.part_id = this.part_id and m.started_at <= this.started_at
    join data.sessions s on s.mentorship_id = m.id
    where this.id = completed_sessions.mentorship_id and rules.session_counts(m.kind, s.status));
end $$;

grant execute on function rules.completed_sessions to app_admin;
