-- The bank's day of a payment wins over the one that was typed, and what the bank said of money stays known after its file is gone.
alter table data.ledger_entries add redated boolean not null default false;
comment on column data.ledger_entries.redated is
  'One of two lines that move money from the day that was typed to the bank’s: the one below zero stands against the old day.';
alter table data.ledger_entries drop constraint ledger_entries_transfer_id_key;
create unique index ledger_entry_of_transfer on data.ledger_entries (transfer_id) where transfer_id is not null and not redated;
drop index data.ledger_entry_of_payment;
create unique index ledger_entry_of_payment on data.ledger_entries (payment_id, dispute_ref, transfer_id, taken_back, redated)
  nulls not distinct where payment_id is not null;

create table private.bank_lines (
  identity text primary key check (length(identity) <= 200 and data.is_line(identity)),
  day date not null,
  amount_cents data.cents not null check (amount_cents <> 0),
  batch_cents data.cents,
  signs text not null check (length(signs) <= 400 and data.is_line(signs)),
  reference text not null check (length(reference) <= 100 and data.is_line(reference)),
  reversal text check (reversal in ('told', 'worded')),
  purchase_id integer references data.purchases,
  told_at timestamptz not null default now()
);
comment on table private.bank_lines is
  'What files of the bank said of deposits that were recorded, and of money that may take one back, so that one is known by the '
  'other when their files are gone. Rows are never changed; they go after a while (rules.retained_for).';
comment on column private.bank_lines.batch_cents is
  'The whole of the collective booking that it was a part of.';
comment on column private.bank_lines.signs is
  'The letters and digits of the bank’s text.';
create index bank_lines_purchase on private.bank_lines (purchase_id);

alter table private.statement_lines
  add batch_cents data.cents,
  add candidates integer[] not null default '{}';
comment on column private.statement_lines.batch_cents is
  'The whole of the collective booking that the line is a part of.';
comment on column private.statement_lines.candidates is
  'The orders whose payments a line that left may take back, without a word of which.';
