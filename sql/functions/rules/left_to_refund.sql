-- For admins: returns what can still be refunded of a payment, in cents.
create function rules.left_to_refund(payment_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select rules.refundable_cents(p)
  from data.payments p
  where p.id = left_to_refund.payment_id and rules.viewer_has_right('treasurer')
$$;

grant execute on function rules.left_to_refund to app_admin;
