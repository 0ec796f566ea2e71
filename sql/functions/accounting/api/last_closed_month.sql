-- For treasurers: the first day of the month that was handed over to the accountant last, when and by whom.
-- Rows: one or none.
create function api.last_closed_month()
returns table (month date, closed_at timestamptz, closed_by text)
language sql stable security definer set search_path = ''
as $$
  select m.month, m.closed_at, u.name || ' ' || u.surname
  from data.closed_months m join data.users u on u.id = m.closed_by
  where (select rules.viewer_has_right('treasurer'))
  order by m.month desc limit 1
$$;

grant execute on function api.last_closed_month to app_admin;
