-- R14. What was planned in a mentorship that ends or is paused, cancelled; both hear of it with the news of that.
create function rules.cancel_planned_sessions(mentorship_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.sessions l set status = 'cancelled'
  where l.mentorship_id = cancel_planned_sessions.mentorship_id and l.status = 'planned'
$$;
