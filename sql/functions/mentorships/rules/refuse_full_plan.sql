-- R13. Refuses another planned session if as many are held or planned as may count.
-- Refuses: planned_sessions_limit.
create function rules.refuse_full_plan(mentorship data.mentorships)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if rules.completed_sessions(mentorship.id) >= rules.session_cap(mentorship.kind) - (
    select count(*) from data.sessions l where l.mentorship_id = mentorship.id and l.status = 'planned') then
    perform rules.reject('planned_sessions_limit');
  end if;
end $$;
