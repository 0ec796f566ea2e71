-- What of a purchase waits for a tax document, each with its cents: a payment, less what its bank took in a lost dispute;
-- and as a credit document a refund that was sent, and what a bank took after the document was there. A credit document
-- without a refund, or of one that never arrived, makes its payment wait anew. Money that pays nothing and is owed back
-- has no document.
create function rules.undocumented(purchase_id integer)
returns table (payment_id integer, refund_id integer, credit boolean, cents integer, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  with paid as materialized (
    select p.id, p.paid_at, taken.at as taken_at, coalesce(has.issued, 0) - coalesce(has.credited, 0) as live,
      p.amount_cents - coalesce(taken.cents, 0) - coalesce(has.issued, 0) + coalesce(has.corrected, 0) as missing
    from data.payments p
    left join lateral (
      select -sum(l.amount_cents) as cents, max(l.at) as at from data.ledger_entries l
      where l.purchase_id = p.purchase_id and l.payment_id = p.id and l.dispute_ref is not null) taken on true
    left join lateral (
      select sum(d.amount_cents) filter (where d.credits_id is null) as issued,
        sum(d.amount_cents) filter (where d.credits_id is not null) as credited,
        sum(d.amount_cents) filter (where d.credits_id is not null and coalesce(r.state, 'void') = 'void') as corrected
      from data.tax_documents d left join data.refunds r on r.id = d.refund_id
      where d.purchase_id = p.purchase_id and d.payment_id = p.id) has on true
    where p.purchase_id = undocumented.purchase_id and not p.surplus and p.amount_cents > 0
  )
  select p.id, null::integer, false, p.missing::integer, p.paid_at from paid p where p.missing > 0
  union all
  select p.id, null, true, least(-p.missing, p.live)::integer, p.taken_at from paid p where p.missing < 0 and p.live > 0
  union all
  select p.id, r.id, true, case when p.live > 0 then least(r.amount_cents, p.live) else r.amount_cents end::integer, r.done_at
  from paid p join data.refunds r on r.payment_id = p.id
  where r.state = 'done' and (p.live > 0 or p.missing > 0)
    and not exists (select from data.tax_documents d where d.refund_id = r.id)
$$;
