-- The day on which money moved, the months that were handed over to the accountant, and what was promised with an order.
create table data.closed_months (
  month date primary key check (extract(day from month) = 1),
  closed_at timestamptz not null default now(),
  closed_by integer not null references data.users
);
comment on table data.closed_months is
  'Months handed over to the accountant, each with all before it. What is told later about them goes into the next month.';

alter table data.payments add paid_on date not null default (now() at time zone 'Europe/Athens')::date;
update data.payments set paid_on = (paid_at at time zone 'Europe/Athens')::date;
comment on column data.payments.paid_on is
  'The day of the money in Athens, as the bank or Stripe says it; of several transfers the last. paid_at is when it was told.';

alter table data.transfers add arrived_on date not null default (now() at time zone 'Europe/Athens')::date;
update data.transfers set arrived_on = (booked_at at time zone 'Europe/Athens')::date;
comment on column data.transfers.arrived_on is
  'The bank’s day.';

alter table data.refunds add sent_on date;
update data.refunds set sent_on = (done_at at time zone 'Europe/Athens')::date;
alter table data.refunds add constraint refunds_sent_on_a_day check ((done_at is null) = (sent_on is null));
comment on column data.refunds.sent_on is
  'The day on which the money left. done_at is when it was told.';

-- The ledger is insert-only, so it is filled by a change of type.
alter table data.ledger_entries add paid_on date, add booked_on date;
alter table data.ledger_entries
  alter paid_on type date using (at at time zone 'Europe/Athens')::date,
  alter booked_on type date using (at at time zone 'Europe/Athens')::date;
alter table data.ledger_entries
  alter paid_on set not null,
  alter booked_on set not null,
  add constraint ledger_entries_booked_later check (booked_on >= paid_on);
comment on column data.ledger_entries.paid_on is
  'The day of the money. `at` is when it was told.';
comment on column data.ledger_entries.booked_on is
  'The day under which the accountant has it: that of the money, or if its month was handed over, the first of the next.';
drop index data.ledger_entries_at;
create index ledger_entries_booked_on on data.ledger_entries (booked_on, id);

alter table data.purchases
  add paid_on date,
  add refund_days integer,
  add refund_no_request_months integer,
  add refund_rejections integer,
  add early_stop_days integer,
  add notice_days integer,
  add claim_months integer,
  add resume_months integer;
update data.purchases u
set paid_on = (u.paid_at at time zone 'Europe/Athens')::date, refund_days = c.refund_days,
  refund_no_request_months = c.refund_no_request_months, refund_rejections = c.refund_rejections,
  early_stop_days = c.early_stop_days, notice_days = c.notice_days, claim_months = c.claim_months,
  resume_months = c.resume_months
from data.constants c;
alter table data.purchases
  alter refund_days set not null,
  alter refund_no_request_months set not null,
  alter refund_rejections set not null,
  alter early_stop_days set not null,
  alter notice_days set not null,
  alter claim_months set not null,
  alter resume_months set not null,
  add constraint purchases_paid_on_a_day check ((paid_at is null) = (paid_on is null));
comment on column data.purchases.paid_on is
  'The day of the money that paid it. paid_at is when it was told, and what the order starts counts from there.';
comment on column data.purchases.refund_days is
  'This and the periods beside it as they were promised with the order: a later setting changes no order.';
