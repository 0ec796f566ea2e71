-- What was paid, what was sent back, and what Stripe was asked and answered. Money is whole cents.
create table data.proofs (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  file_name text not null check (length(file_name) <= 200),
  mime text not null check (mime in ('image/jpeg', 'image/png', 'application/pdf')),
  bytes bytea not null check (length(bytes) <= 5242880),
  sent_at timestamptz not null default now()
);
create index proofs_purchase on data.proofs (purchase_id, sent_at desc);

create table data.payments (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  method data.payment_method not null,
  external_ref text not null unique,
  amount_cents data.cents not null check (amount_cents >= 0),
  currency char(3) not null,
  paid_at timestamptz not null default now(),
  recorded_by integer references data.users,
  -- What the team needs to find a payment by: the numbers the bank and Stripe know it by are nobody's to read whole.
  reference_end text not null generated always as (right(external_ref, 6)) stored,
  -- Money that came though the purchase was paid or closed: it buys nothing and is owed back.
  surplus boolean not null default false
);
create unique index payment_counted on data.payments (purchase_id) where not surplus;
create index payments_purchase on data.payments (purchase_id);
create index payments_recorder on data.payments (recorded_by);

create table data.refunds (
  id integer generated always as identity primary key,
  payment_id integer not null references data.payments,
  purchase_id integer not null references data.purchases,
  amount_cents data.cents not null check (amount_cents > 0),
  ground text not null,
  reason text check (length(reason) <= 2000),
  state text not null default 'sent' check (state in ('sent', 'done', 'failed')),
  -- The team sent it from its own account: a deposit's, or a card's that Stripe could not bring.
  by_bank boolean not null default false,
  external_ref text unique,
  reference_end text generated always as (right(external_ref, 6)) stored,
  requested_at timestamptz not null default now(),
  requested_by integer references data.users,
  done_at timestamptz
);
-- One refund of ours for each payment; what goes back at Stripe without us may come in parts.
create unique index refund_once on data.refunds (payment_id) where ground not in ('provider', 'dispute');
create index refunds_payment on data.refunds (payment_id);
create index refunds_waiting on data.refunds (requested_at) where state = 'sent';
create index refunds_purchase on data.refunds (purchase_id);
create index refunds_requester on data.refunds (requested_by);

-- The account a mentee wants the money sent to.
create table data.refund_accounts (
  purchase_id integer primary key references data.purchases,
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  holder text not null check (length(holder) between 1 and 160),
  given_at timestamptz not null default now()
);

-- What a mentee asks of the team where the terms alone give nothing back.
create table data.refund_requests (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  text text not null check (length(text) <= 2000),
  -- What the rules found on the day it was asked; none where only the team can find one.
  ground text,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by integer references data.users,
  granted boolean,
  answer text check (length(answer) <= 2000),
  check ((answered_at is null) = (granted is null))
);
create unique index refund_request_open on data.refund_requests (purchase_id) where answered_at is null;
create index refund_requests_purchase on data.refund_requests (purchase_id, id desc);
create index refund_requests_answerer on data.refund_requests (answered_by);

-- Every cent in and out, once. A trigger keeps it insert-only.
create table data.ledger_entries (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  payment_id integer unique references data.payments,
  refund_id integer references data.refunds,
  amount_cents data.cents not null,
  by_bank boolean not null default false,
  at timestamptz not null default now(),
  check (num_nonnulls(payment_id, refund_id) = 1)
);
-- A refund that the bank returned is a line more, not one less; going out again, from the team's account, another.
create unique index ledger_entry_of_refund
  on data.ledger_entries (refund_id, by_bank, sign(amount_cents::integer)) where refund_id is not null;
create index ledger_entries_purchase on data.ledger_entries (purchase_id);

-- Open and past Checkout Sessions of a purchase; one open at a time.
create table data.checkouts (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  attempt integer not null,
  idempotency_key text not null unique,
  stripe_session_id text unique,
  amount_cents data.cents not null,
  status text not null default 'open'
    check (status in ('open', 'processing', 'paid', 'failed', 'expired', 'flagged')),
  -- Word for word what was asked: the same key must come with the same question, however late.
  asked jsonb not null,
  livemode boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (purchase_id, attempt)
);
-- A payment that is under way keeps a second one from being opened.
create unique index checkout_open on data.checkouts (purchase_id) where status in ('open', 'processing');
create index checkouts_unsettled on data.checkouts (created_at) where status in ('open', 'processing');

-- An event only says where to look: who paid and how is not kept.
create table private.stripe_events (
  id text primary key,
  type text not null,
  about jsonb not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  error text
);
create index stripe_events_open on private.stripe_events (next_attempt_at) where processed_at is null;
create index stripe_events_newest on private.stripe_events (created_at desc);

-- Money that needs a person to look at it.
create table data.payment_flags (
  id integer generated always as identity primary key,
  purchase_id integer references data.purchases,
  payment_id integer references data.payments,
  problem text not null,
  -- What Stripe knows it by: one flag for each problem of each thing, however often it is told.
  external_ref text not null default '',
  detail jsonb not null default '{}',
  raised_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by integer references data.users,
  note text check (length(note) <= 2000),
  unique (problem, external_ref)
);
create index payment_flags_payment on data.payment_flags (payment_id);
create index payment_flags_purchase on data.payment_flags (purchase_id);
create index payment_flags_settler on data.payment_flags (settled_by);
create index payment_flags_open on data.payment_flags (raised_at) where settled_at is null;
