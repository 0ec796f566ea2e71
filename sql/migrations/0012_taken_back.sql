-- What was booked from the bank by mistake is taken back: the ledger gets a line against it, the payment holds nothing any more.
alter table data.payments add column taken_back text check (taken_back in ('price', 'surplus'));
alter table data.payments add constraint payments_taken_back
  check (taken_back is null or surplus and amount_cents::integer = 0);
comment on column data.payments.taken_back is
  'What the payment was before the team took it back: the price of its order, or a surplus. Its amount stands in the ledger.';

-- The generated column has the signs of rules.code_signs: the same transfer typed in two ways is one.
alter table data.transfers drop constraint transfers_reference_key;
alter table data.transfers add column signs text not null generated always as (
  regexp_replace(translate(upper(normalize(reference, nfkc)), 'ΑΒΕΖΗΚΜΝΡΤΥΧ', 'ABEZHKMNPTYX'), '[^A-Z0-9]+', '', 'g')) stored;
alter table data.transfers add column taken_back boolean not null default false;
comment on column data.transfers.taken_back is
  'Booked by mistake: it may be booked again.';
create unique index transfer_once on data.transfers (signs) where not taken_back;

alter table data.ledger_entries add column taken_back boolean not null default false;
alter table data.ledger_entries drop constraint ledger_entries_of_disputes;
alter table data.ledger_entries add constraint ledger_entries_below_zero check (
  (payment_id is not null and amount_cents::integer < 0)::integer = (dispute_ref is not null)::integer + taken_back::integer);
comment on table data.ledger_entries is
  'Every cent in and out, once. A trigger keeps it insert-only. Lines of a payment below zero: a lost dispute, with what the '
  'bank took, and what the team had booked by mistake.';
drop index data.ledger_entry_of_payment;
create unique index ledger_entry_of_payment on data.ledger_entries (payment_id, dispute_ref, transfer_id, taken_back) nulls not distinct
  where payment_id is not null;
-- Stripe tells of a refund more than once; the team's own transfer may come back and go out again.
drop index data.ledger_entry_of_refund;
create unique index ledger_entry_of_refund on data.ledger_entries (refund_id, sign(amount_cents::integer))
  where refund_id is not null and not by_bank;
create index ledger_entries_refund on data.ledger_entries (refund_id) where refund_id is not null;

alter table data.purchases add column waits_since timestamptz;
comment on column data.purchases.waits_since is
  'When its confirmation was taken back: its days to pay count anew from then.';
