-- Cards: what Stripe was asked, what it answered, and the money that needs a person to look at it.
alter table data.checkouts
  -- Word for word what was asked: the same key must come with the same question, however late.
  add column asked jsonb not null,
  add column livemode boolean not null,
  drop constraint checkouts_status_check,
  add constraint checkouts_status_check check (status in ('open', 'processing', 'paid', 'failed', 'expired', 'flagged'));
-- A payment that is under way keeps a second one from being opened.
drop index data.checkout_open;
create unique index checkout_open on data.checkouts (purchase_id) where status in ('open', 'processing');
create index checkouts_unsettled on data.checkouts (created_at) where status in ('open', 'processing');

alter table data.payments
  -- Money that came though the purchase was paid or closed: it buys nothing and is owed back.
  add column surplus boolean not null default false;
create unique index payment_counted on data.payments (purchase_id) where not surplus;

-- One refund of ours for each payment; what goes back at Stripe without us may come in parts.
alter table data.refunds drop constraint refunds_payment_id_key;
create unique index refund_once on data.refunds (payment_id) where ground not in ('provider', 'dispute');
create index refunds_payment on data.refunds (payment_id);
create index refunds_waiting on data.refunds (requested_at) where state = 'sent';

-- A refund that the bank returns after all is a line more in the ledger, not one less.
alter table data.ledger_entries drop constraint ledger_entries_refund_id_key;
create unique index ledger_entry_of_refund on data.ledger_entries (refund_id, sign(amount_cents::integer)) where refund_id is not null;

-- While a payment is contested no request is sent on what it bought.
alter table data.purchases add column disputed_at timestamptz;

alter table data.payment_flags
  add column payment_id integer references data.payments,
  -- What Stripe knows it by: one flag for each problem of each thing, however often it is told.
  add column external_ref text not null default '',
  add column note text check (length(note) <= 2000),
  add constraint payment_flags_problem_external_ref_key unique (problem, external_ref);
create index payment_flags_payment on data.payment_flags (payment_id);

-- An event only says where to look: who paid and how is not kept.
alter table private.stripe_events rename column payload to about;
alter table private.stripe_events add column next_attempt_at timestamptz not null default now();
drop index private.stripe_events_open;
create index stripe_events_open on private.stripe_events (next_attempt_at) where processed_at is null;
create index stripe_events_newest on private.stripe_events (created_at desc);

insert into private.jobs (name, every, daily_at) values ('remind_orders', null, time '09:05');
