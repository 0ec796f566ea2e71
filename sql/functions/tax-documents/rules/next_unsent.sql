-- The longest waiting payment or refund since a day for which no tax document was made out yet; a refund once AADE has the
-- document that it takes from. What a bank took is left to the accountant, and invoices too unless `invoices`.
create function rules.next_unsent(since date, invoices boolean)
returns table (purchase_id integer, payment_id integer, refund_id integer, credits_id integer, kind text, cents integer)
language sql stable security definer set search_path = ''
as $$
  select u.id, w.payment_id, w.refund_id, d.id, asked.kind || case when w.credit then '_credit' else '' end, w.cents
  from data.purchases u
  cross join lateral rules.undocumented(u.id) w
  left join lateral (
    select d.id, d.kind from data.tax_documents d
    where d.purchase_id = u.id and d.payment_id = w.payment_id and d.credits_id is null and rules.left_of_document(d) >= w.cents
    order by d.id limit 1) d on w.credit
  cross join lateral (
    select case when w.credit then d.kind
      when exists (select from data.invoice_details i where i.purchase_id = u.id) then 'invoice' else 'retail' end as kind) asked
  where u.undocumented_since is not null and rules.local_date(w.since) >= next_unsent.since
    and (not w.credit or w.refund_id is not null and d.id is not null)
    and (next_unsent.invoices or asked.kind = 'retail')
    and not exists (
      select from data.document_sendings s
      where s.payment_id = w.payment_id and s.refund_id is not distinct from w.refund_id and s.state <> 'given_up')
  order by w.since, w.payment_id limit 1
$$;
