-- Returns our card payments since a moment with the cents refunded, to compare with Stripe. Counts a refund from when
-- it was sent to Stripe, as Stripe does; lost disputes and bank transfers by the team are not counted.
create function api.card_books(since timestamptz)
returns table (payment_intent text, paid_cents integer, refunded_cents integer)
language sql stable security definer set search_path = ''
as $$
  select p.external_ref, p.amount_cents,
    coalesce((select sum(r.amount_cents) from data.refunds r
      where r.payment_id = p.id and (r.state = 'done' or r.state = 'sent' and r.external_ref is not null)
        and not r.by_bank), 0)::integer
  from data.payments p
  where p.method = 'card' and p.paid_at >= since
$$;

grant execute on function api.card_books to app_worker;
