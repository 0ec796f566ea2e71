-- R20. True once the money of a refunded purchase has gone back or is on its way, so that its refund is computed no more.
create function rules.paid_back(purchase data.purchases)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select purchase.refunded_at is not null and not exists (
    select from data.refunds r
    where r.purchase_id = purchase.id and rules.refund_stage(r) in ('to_send', 'disputed'))
$$;

grant execute on function rules.paid_back to app_admin;
