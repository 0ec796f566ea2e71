-- What a file of the bank says about itself, and money that left the account again.
alter table private.statements add off_cents data.cents check (off_cents >= 0);
comment on column private.statements.off_cents is
  'By how much the lines contradict the balances that the file names: 0 if they prove it, null if it names none.';
comment on column private.statements.outgoing is
  'How many lines took money out of the account and have nothing to do with an order. They are not kept.';

alter table private.statement_lines
  drop constraint statement_lines_amount_cents_check,
  add constraint statement_lines_amount_cents_check check (amount_cents <> 0),
  add reference text not null default '' check (length(reference) <= 100 and data.is_line(reference)),
  add again boolean not null default false,
  add reversal text check (reversal in ('told', 'worded')),
  add taken_back text check (taken_back in ('whole', 'perhaps')),
  drop constraint statement_lines_aside_check,
  add constraint statement_lines_aside_check check (aside in ('unreadable', 'foreign', 'pending', 'several'));
comment on table private.statement_lines is
  'Money that a file of the bank says has come, or has left again. What becomes of a line is found anew each time (rules.statement_fate).';
comment on column private.statement_lines.identity is
  'Tells the line apart in every file: day, amount, a hash of the rest, and at the end the bank’s reference. It becomes the reference of the transfer, of which there is one.';
comment on column private.statement_lines.reference is
  'The bank’s reference, if it can be one of a single transfer; otherwise empty.';
comment on column private.statement_lines.again is
  'The file has the same line before.';
comment on column private.statement_lines.reversal is
  'The bank says that it takes another line back: with its own mark, or in words.';
comment on column private.statement_lines.taken_back is
  'A later line of the file takes this money back, or perhaps does.';
create index statement_lines_purchase on private.statement_lines (statement_id, purchase_id);
create index transfers_reference_end on data.transfers (reference_end);
