-- A refund that the bank returned to us goes out a second time from the team's own account: a line of its own.
alter table data.ledger_entries add column by_bank boolean not null default false;
drop index data.ledger_entry_of_refund;
create unique index ledger_entry_of_refund
  on data.ledger_entries (refund_id, by_bank, sign(amount_cents::integer)) where refund_id is not null;
