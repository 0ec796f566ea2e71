-- Keeps in a mentorship the last and the number of its counted sessions.
-- All mentorships on the part of a mentorship, as a replacement goes on with the sessions of the one before.
create function rules.count_sessions(mentorship_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.mentorships s
  set counted_sessions = now_counted.number, last_session_on = now_counted.last
  from data.mentorships this
  join data.mentorships o on o.part_id = this.part_id
  cross join lateral (
    select rules.completed_sessions(o.id) as number, (
      select max(l.held_on) from data.sessions l
      where l.mentorship_id = o.id and rules.session_counts(o.kind, l.status)) as last) as now_counted
  where this.id = count_sessions.mentorship_id and s.id = o.id
    and (s.counted_sessions, s.last_session_on) is distinct from (now_counted.number, now_counted.last)
$$;

create function rules.on_session_counted()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.count_sessions(coalesce(new.mentorship_id, old.mentorship_id));
  return null;
end $$;

create function rules.on_mentorship_of_part()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from data.mentorships o where o.part_id = new.part_id and o.id <> new.id) then
    perform rules.count_sessions(new.id);
  end if;
  return null;
end $$;

create trigger counted_sessions after insert or delete or update of status, held_on, mentorship_id on data.sessions
  for each row execute function rules.on_session_counted();
create trigger counted_sessions after insert or update of part_id, started_at on data.mentorships
  for each row execute function rules.on_mentorship_of_part();
