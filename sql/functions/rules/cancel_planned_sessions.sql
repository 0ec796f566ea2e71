-- R14. Cancels the planned sessions of a mentorship that ends or is paused. No mail of its own: the mail about the
-- end or the pause says it.
create function rules.cancel_planned_sessions(mentorship_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.sessions l set status = 'cancelled'
  where l.mentorship_id = cancel_planned_sessions.mentorship_id and l.status = 'planned'
$$;
