-- True while a card payment of a purchase is under way, or its news may still be on the way.
create function rules.card_payment_open(purchase_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.checkouts c
    where c.purchase_id = card_payment_open.purchase_id
      and (c.status = 'processing' or c.status = 'open' and c.expires_at > now() - interval '1 hour'))
$$;
