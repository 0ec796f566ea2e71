-- R26. For admins: returns the mentee's unpaid order that an award of this kind would replace, or null. The caller
-- ends its open card payment first.
-- Null: result.
create function api.replaced_order(kind text, mentee_id integer, package_id integer default null)
returns integer
language sql stable security definer set search_path = ''
as $$
  select (rules.waiting_order(replaced_order.mentee_id, (rules.awarded_package(replaced_order.kind, replaced_order.package_id)).id)).id
  where rules.viewer_has_right('treasurer')
$$;

grant execute on function api.replaced_order to app_admin;
