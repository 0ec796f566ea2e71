-- A row of an import has one of three fates, and a person may say what money of the bank is.

update private.import_rows r set unread = r.unread || '[{"field": "same", "text": ""}]' where r.fate = 'maybe_same';
update private.import_rows r set fate = case when r.fate in ('adds', 'added') then 'known' else 'new' end
where r.fate in ('creates', 'maybe_same', 'created', 'adds', 'added');
comment on column private.import_rows.fate is
  'What will become of the row, later what became of it: new, known (an account gets the profile), or the error.';
comment on column private.import_rows.unread is
  'What waits for a second look: what the row says that cannot be read or is too long, and stays empty: [{field, text}]; the field same: she may have an account.';

-- Of an order only with its purchase.
alter table private.bank_lines
  add column settled_as text constraint bank_lines_settled_as_check check (settled_as in ('order', 'donation', 'ours', 'ignored')),
  add constraint bank_lines_settled_order check (settled_as is distinct from 'order' or purchase_id is not null);
comment on column private.bank_lines.settled_as is
  'What a person said that this money is. It holds for the line in every later file.';
alter table private.statement_lines
  add column settled_as text constraint statement_lines_settled_as_check check (settled_as in ('order', 'donation', 'ours', 'ignored'));
comment on column private.statement_lines.settled_as is
  'What a person said that this money is; with order, purchase_id is the one that she chose.';
comment on table private.bank_lines is
  'What files of the bank said of deposits that were recorded, and of money that may take one back, so that one is known by the other when their files are gone, and what a person said of other money. Rows go after a while (rules.retained_for).';
