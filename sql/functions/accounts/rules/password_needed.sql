-- True if the session's password entry is too old for an act with money or a copy of personal data, now or after the interval `soon`.
create function rules.password_needed(soon interval default '0')
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((rules.viewer_session()).password_at < now() - make_interval(mins => c.password_minutes) + soon, true)
  from data.constants c
$$;

