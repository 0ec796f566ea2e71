-- True if the session's password entry is too old, now or after the interval `soon`: for `routine` acts, which mark and
-- send day by day, after two hours; for refunds, rights, settings and copies of personal data after fifteen minutes.
create function rules.password_needed(routine boolean, soon interval default '0')
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (rules.viewer_session()).password_at
      < now() - make_interval(mins => case when routine then c.routine_password_minutes else c.password_minutes end) + soon,
    true)
  from data.constants c
$$;
