-- R14. True if the viewer is the coachee of this planned session and cancelling it now would count as a held session:
-- it is past noon of the day before, nobody else set the time after that noon, and not all sessions are counted yet.
-- False for everyone else.
create function rules.viewer_cancels_late(session_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.sessions l join data.mentorships s on s.id = l.mentorship_id
    where l.id = viewer_cancels_late.session_id and l.status = 'planned' and s.kind = 'coaching' and not l.short_notice
      and s.mentee_id = rules.viewer_mentee_id() and now() > rules.free_cancellation_until(l.held_on)
      and rules.completed_sessions(s.id) < rules.session_cap(s.kind))
$$;

grant execute on function rules.viewer_cancels_late to app_member;
