-- Returns how many sessions of a mentorship have the status planned, past ones included.
create function rules.planned_sessions(mentorship_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from data.sessions l
  where l.mentorship_id = planned_sessions.mentorship_id and l.status = 'planned'
$$;
