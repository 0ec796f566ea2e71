-- The team gives back parts of a payment, too, as often as something is left of it; only once all of it.
drop index data.refund_once;
create unique index refund_once on data.refunds (payment_id) where ground not in ('provider', 'goodwill');

-- What came by bank transfer, with the bank's reference. Several may fill one payment, until it has the price of its
-- order; what a transfer brings beyond the price is a surplus payment of its own.
create table data.transfers (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  payment_id integer not null references data.payments,
  reference text not null unique check (length(reference) <= 200),
  reference_end text not null generated always as (right(reference, 6)) stored,
  amount_cents data.cents not null check (amount_cents > 0),
  booked_at timestamptz not null default now(),
  booked_by integer references data.users
);
create index transfers_purchase on data.transfers (purchase_id);
create index transfers_payment on data.transfers (payment_id);
create index transfers_booker on data.transfers (booked_by);
insert into data.transfers (purchase_id, payment_id, reference, amount_cents, booked_at, booked_by)
select p.purchase_id, p.id, substr(p.external_ref, length('late-deposit:') + 1), p.amount_cents, p.paid_at, p.recorded_by
from data.payments p
where p.external_ref like 'late-deposit:%'
order by p.id;

-- A payment that transfers filled has a line in the ledger for each of them.
alter table data.ledger_entries add column transfer_id integer unique references data.transfers;
drop index data.ledger_entry_of_payment;
create unique index ledger_entry_of_payment on data.ledger_entries (payment_id, dispute_ref, transfer_id) nulls not distinct
  where payment_id is not null;
