-- For treasurers: rules.left_to_plan of a payment; null for other viewers.
create function rules.viewer_left_to_plan(payment_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select rules.left_to_plan(p)
  from data.payments p
  where p.id = viewer_left_to_plan.payment_id and rules.viewer_has_right('treasurer')
$$;

grant execute on function rules.viewer_left_to_plan to app_admin;
