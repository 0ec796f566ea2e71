-- Returns the admin who may export a list, named by its view. Lists of purchases, payments and scholarships are for
-- treasurers.
-- Refuses: role_not_held, right_not_held.
create function rules.require_export_right(list text)
returns integer
language sql stable security definer set search_path = ''
as $$
  select case
    when list in ('admin_purchases', 'admin_refunds', 'admin_refund_requests', 'admin_payment_flags', 'admin_ledger',
      'admin_scholarships', 'admin_scholarship_requests')
      then rules.require_right('treasurer')
    else rules.require_admin() end
$$;
