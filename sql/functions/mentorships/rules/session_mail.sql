-- Returns the content of mails about a planned session for one of the two: its time, until when a coachee can cancel
-- freely and whether that is over, and whether it was cancelled too late.
create function rules.session_mail(mentorship data.mentorships, session data.sessions, for_role data.role)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules.mentorship_mail(mentorship, for_role) || jsonb_build_object(
    'sessionId', session.id, 'startsAt', session.starts_at, 'changedAt', session.entered_at, 'minutes', session.minutes,
    'place', session.place,
    'cancelUntil', until.free, 'counts', now() > until.free,
    'late', session.status = 'late_cancel')
  from (select case when mentorship.kind = 'coaching' and not session.short_notice
    then rules.free_cancellation_until(session.held_on) end) as until (free)
$$;
