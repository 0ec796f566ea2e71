-- R24. Moves the money of a transfer from the day that a person typed to the bank's: a line of the ledger stands against each
-- on the old day, and one on the new; where a month was handed over, both lie in the next open one. The payment, and the
-- order that it paid, have the day of its last transfer. The caller holds the purchase's lock.
-- Refuses: date_in_future, money_day_too_early.
create function rules.take_bank_day(transfer data.transfers, day date)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry data.ledger_entries;
begin
  perform rules.money_day(day, 'arrivedOn', rules.local_date(u.purchased_at) - 31)
  from data.purchases u where u.id = transfer.purchase_id;
  update data.transfers t set arrived_on = day where t.id = transfer.id;
  for entry in
    select l.* from data.ledger_entries l join data.payments p on p.id = l.payment_id
    where l.purchase_id = transfer.purchase_id and l.amount_cents > 0 and l.paid_on <> day and not l.redated
      and (l.transfer_id = transfer.id or l.transfer_id is null and (
        p.id = transfer.payment_id or p.external_ref = 'late-deposit:' || transfer.reference))
    order by l.id
  loop
    insert into data.ledger_entries (purchase_id, payment_id, transfer_id, amount_cents, taken_back, redated, paid_on)
    values (entry.purchase_id, entry.payment_id, transfer.id, -entry.amount_cents, true, true, entry.paid_on),
      (entry.purchase_id, entry.payment_id, transfer.id, entry.amount_cents, false, true, day);
    update data.payments p set paid_on = coalesce((
      select max(t.arrived_on) from data.transfers t where t.payment_id = p.id and not t.taken_back), day)
    where p.id = entry.payment_id;
    update data.purchases u set paid_on = p.paid_on
    from data.payments p
    where p.id = entry.payment_id and not p.surplus and u.id = p.purchase_id and u.paid_at is not null;
  end loop;
  perform rules.record('purchases', transfer.purchase_id, 'bank_day');
end $$;
