-- True when the password of this session was typed too long ago for what sends or confirms money, or will be soon.
create function rules.password_needed(soon interval default '0')
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((rules.viewer_session()).password_at < now() - make_interval(mins => c.password_minutes) + soon, true)
  from data.constants c
$$;

