-- R14. Cancels the planned sessions of a mentorship that ends or is paused. Returns those still to come as JSON for the
-- mail about the end or the pause, which names them; there is no mail of its own. A session whose time has passed may
-- have been held, so no mail calls it cancelled. Null if there were none.
create function rules.cancel_planned_sessions(mentorship_id integer)
returns jsonb
language sql volatile security definer set search_path = ''
as $$
  with cancelled as (
    update data.sessions l set status = 'cancelled'
    where l.mentorship_id = cancel_planned_sessions.mentorship_id and l.status = 'planned'
    returning l.id, l.starts_at, l.minutes)
  select jsonb_agg(jsonb_build_object('sessionId', c.id, 'startsAt', c.starts_at, 'minutes', c.minutes) order by c.starts_at)
  from cancelled c where c.starts_at > now()
$$;
