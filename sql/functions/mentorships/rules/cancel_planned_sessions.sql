-- R14. Cancels the planned sessions of a mentorship that ends or is paused, those of a notice only until its end day,
-- and closes the times that are offered.
-- Returns those still to come as JSON for the mail about the end or the pause, which names them; there is no mail of its
-- own. A session whose time has passed may have been held: it stays, and can still be settled. Null if there were none.
create function rules.cancel_planned_sessions(mentorship data.mentorships)
returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select rules.close_proposal(mentorship.id, 'ended');
  with cancelled as (
    update data.sessions l set status = 'cancelled'
    where l.mentorship_id = mentorship.id and l.status = 'planned'
      and (l.starts_at <= now() and (mentorship.ends_on is null or l.held_on < mentorship.ends_on)) is not true
    returning l.id, l.starts_at, l.minutes)
  select jsonb_agg(jsonb_build_object('sessionId', c.id, 'startsAt', c.starts_at, 'minutes', c.minutes,
    'changedAt', now()) order by c.starts_at)
  from cancelled c where c.starts_at > now()
$$;
