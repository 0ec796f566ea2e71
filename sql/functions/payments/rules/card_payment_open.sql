-- True while a checkout of the purchase is processing, or open and not expired for more than an hour (Stripe's event
-- may still arrive).
create function rules.card_payment_open(purchase_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.checkouts c
    where c.purchase_id = card_payment_open.purchase_id
      and (c.status = 'processing' or c.status = 'open' and c.expires_at > now() - interval '1 hour'))
$$;
