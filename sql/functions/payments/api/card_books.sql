-- Returns our card payments since a moment, and those with a dispute that is open or was opened or decided since, with
-- the cents refunded and lost in disputes, to compare with Stripe. Counts a refund from when it was sent to Stripe, as
-- Stripe does; bank transfers by the team are not counted.
create function api.card_books(since timestamptz)
returns table (payment_intent text, paid_cents integer, refunded_cents integer, disputed_cents integer)
language sql stable security definer set search_path = ''
as $$
  select p.external_ref, p.amount_cents,
    coalesce((select sum(r.amount_cents) from data.refunds r
      where r.payment_id = p.id and (r.state = 'done' or r.state = 'sent' and r.external_ref is not null)
        and not r.by_bank), 0)::integer,
    coalesce((select -sum(l.amount_cents) from data.ledger_entries l
      where l.payment_id = p.id and l.dispute_ref is not null), 0)::integer
  from data.payments p
  where p.method = 'card' and (p.paid_at >= since or exists (
    select from private.disputes d
    where d.payment_id = p.id and (d.state = 'open' or d.opened_at >= since or d.closed_at >= since)))
$$;

grant execute on function api.card_books to app_worker;
