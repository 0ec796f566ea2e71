-- True while an admin session lacks the second step that admins need here; it may do nothing in that role until then.
create function rules.second_factor_due(session private.sessions)
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(session.role = 'admin', false) and session.second_factor_at is null and (
    select c.second_factor_required from data.constants c);
end $$;
