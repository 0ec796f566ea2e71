-- Returns the maximum number of counted sessions of a mentorship of this kind.
create function rules.session_cap(kind data.kind)
returns integer
language sql stable security definer set search_path = ''
as $$
  select case session_cap.kind when 'coaching' then c.coaching_session_cap else c.mentoring_session_cap end
  from data.constants c
$$;

grant execute on function rules.session_cap to app_member, app_admin;
