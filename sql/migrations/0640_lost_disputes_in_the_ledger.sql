-- A lost dispute is a line of its payment in the ledger: below zero, with what the bank took. Before, it stood among the
-- refunds, cut to what was left of the payment.
alter table data.ledger_entries
  add column dispute_ref text unique references private.disputes,
  drop constraint ledger_entries_payment_id_key;
create unique index ledger_entry_of_payment on data.ledger_entries (payment_id, dispute_ref) nulls not distinct
  where payment_id is not null;

alter table data.ledger_entries disable trigger user;
update data.ledger_entries l
set refund_id = null, payment_id = d.payment_id, dispute_ref = d.external_ref, amount_cents = -d.amount_cents
from data.refunds r join private.disputes d on d.external_ref = r.external_ref
where r.ground = 'dispute' and l.refund_id = r.id;
alter table data.ledger_entries enable trigger user;
insert into data.ledger_entries (purchase_id, payment_id, dispute_ref, amount_cents, at)
select p.purchase_id, p.id, d.external_ref, -d.amount_cents, d.closed_at
from private.disputes d join data.payments p on p.id = d.payment_id
where d.state = 'lost' and not exists (select from data.ledger_entries l where l.dispute_ref = d.external_ref);
delete from data.refunds where ground = 'dispute';

alter table data.ledger_entries
  add constraint ledger_entries_of_disputes check ((dispute_ref is not null) = (payment_id is not null and amount_cents < 0));
drop index data.refund_once;
create unique index refund_once on data.refunds (payment_id) where ground <> 'provider';
