-- Returns the Stripe session of an order's open card payment, or null. The caller expires it before a deposit is
-- confirmed, or its order cancelled: so the password holds as long as for these acts.
-- Refuses: role_not_held, right_not_held, password_needed.
-- Null: result.
create function api.checkout_to_end(purchase_id integer)
returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_right_for_routine('treasurer');
  return (
    select c.stripe_session_id from data.checkouts c
    where c.purchase_id = checkout_to_end.purchase_id and c.status in ('open', 'processing'));
end $$;

grant execute on function api.checkout_to_end to app_admin;
