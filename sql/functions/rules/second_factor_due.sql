-- True while an admin session lacks the second step that admins need here; it may do nothing in that role until then.
create function rules.second_factor_due(session private.sessions)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(session.role = 'admin', false) and c.second_factor_required and session.second_factor_at is null from data.constants c
$$;
