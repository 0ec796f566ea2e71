-- What was paid, what was sent back, and what Stripe was asked and answered. Money is whole cents.
create table data.checkouts (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  attempt integer not null,
  idempotency_key text not null unique,
  stripe_session_id text unique,
  amount_cents data.cents not null,
  status text not null default 'open' check (status in ('open', 'processing', 'paid', 'failed', 'expired', 'flagged')),
  asked jsonb not null,
  livemode boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (purchase_id, attempt)
);
comment on table data.checkouts is
  'Open and past Checkout Sessions of a purchase.';
comment on column data.checkouts.asked is
  'Word for word what was asked: the same key must come with the same question, however late.';
-- A payment that is under way keeps a second one from being opened.
create unique index checkout_open on data.checkouts (purchase_id) where status in ('open', 'processing');

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
comment on table private.stripe_events is
  'What Stripe told. An event only says where to look: who paid and how is not kept.';
create index stripe_events_open on private.stripe_events (next_attempt_at) where processed_at is null;

create table data.proofs (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  file_name text not null
    check (length(file_name) <= 200)
    constraint proofs_file_name_line check (data.is_line(file_name)),
  mime text not null check (mime in ('image/jpeg', 'image/png', 'application/pdf')),
  bytes bytea not null,
  sent_at timestamptz not null default now()
);
create index proofs_purchase on data.proofs (purchase_id, sent_at desc);

create table data.payments (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  method data.payment_method not null,
  external_ref text not null unique constraint payments_external_ref_line check (data.is_line(external_ref)),
  amount_cents data.cents not null check (amount_cents::integer >= 0),
  currency char(3) not null,
  paid_at timestamptz not null default now(),
  recorded_by integer references data.users,
  reference_end text not null generated always as (right(external_ref, 6)) stored,
  surplus boolean not null default false
);
comment on column data.payments.reference_end is
  'What the team finds a payment by: nobody reads the whole number.';
comment on column data.payments.surplus is
  'Money that pays nothing and is owed back: the purchase was paid or closed, or the price is not reached yet.';
-- A purchase has one payment that counts.
create unique index payment_counted on data.payments (purchase_id) where not surplus;
create index payments_purchase on data.payments (purchase_id);

create table data.transfers (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  payment_id integer not null references data.payments,
  reference text not null unique check (length(reference) <= 200),
  reference_end text not null generated always as (right(reference, 6)) stored,
  amount_cents data.cents not null check (amount_cents::integer > 0),
  booked_at timestamptz not null default now(),
  booked_by integer references data.users
);
comment on table data.transfers is
  'What came by bank transfer, with the bank’s reference. Several may fill one payment; what is beyond the price is '
  'a surplus payment of its own.';
create index transfers_purchase on data.transfers (purchase_id);

create table data.refunds (
  id integer generated always as identity primary key,
  payment_id integer not null references data.payments,
  purchase_id integer not null references data.purchases,
  amount_cents data.cents not null check (amount_cents::integer > 0),
  ground text not null,
  reason text check (length(reason) <= 2000),
  state text not null default 'sent' check (state in ('sent', 'done', 'failed', 'void')),
  by_bank boolean not null default false,
  external_ref text unique constraint refunds_external_ref_line check (data.is_line(external_ref)),
  reference_end text generated always as (right(external_ref, 6)) stored,
  requested_at timestamptz not null default now(),
  requested_by integer references data.users,
  done_at timestamptz,
  stripe_ref text,
  kept_cents data.cents not null default 0 check (kept_cents::integer >= 0),
  sessions_held integer,
  sessions_total integer,
  declared_at timestamptz,
  constraint refunds_counted_whole
    check (((sessions_held is null) = (sessions_total is null)) and sessions_held between 0 and sessions_total),
  constraint refunds_kept_for_sessions check ((kept_cents::integer = 0) or sessions_held > 0)
);
comment on table data.refunds is
  'What goes back of a payment. The team may give back parts as often as something is left, all of it once.';
comment on column data.refunds.by_bank is
  'The team sent it from its own account: of a deposit, or of a card to which Stripe could not send it.';
comment on column data.refunds.stripe_ref is
  'Stripe’s id, known also when the team sends the refund in the end: late news of it makes no second row.';
comment on column data.refunds.declared_at is
  'The moment of a withdrawal; of one by letter the end of the day on which it was sent. Sessions until then count, '
  'also those entered later.';
-- One refund of ours of all of a payment; parts, and what goes back at Stripe without us, may be several.
create unique index refund_once on data.refunds (payment_id) where ground not in ('provider', 'goodwill');
create index refunds_payment on data.refunds (payment_id);
create index refunds_purchase on data.refunds (purchase_id);
create unique index refunds_stripe_ref on data.refunds (stripe_ref);

create table data.refund_accounts (
  purchase_id integer primary key references data.purchases,
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  holder text not null
    check (length(holder) between 1 and 161)
    constraint refund_accounts_holder_line check (data.is_line(holder)),
  given_at timestamptz not null default now()
);
comment on table data.refund_accounts is
  'The account to which a mentee wants the money sent.';

create table data.refund_requests (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  text text not null check (length(text) <= 2000),
  ground text,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by integer references data.users,
  granted boolean,
  answer text check (length(answer) <= 2000),
  constraint refund_requests_check check ((answered_at is null) = (granted is null))
);
comment on table data.refund_requests is
  'What a mentee asks of the team where the terms alone give nothing back.';
comment on column data.refund_requests.ground is
  'What the rules found on the day; null where only the team can find a ground.';
create unique index refund_request_open on data.refund_requests (purchase_id) where answered_at is null;

create table private.disputes (
  external_ref text primary key,
  payment_id integer not null references data.payments,
  amount_cents data.cents not null,
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
comment on table private.disputes is
  'Contested payments, by Stripe’s id of the dispute. Its end is final: late news of its beginning changes nothing.';

create table data.ledger_entries (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  payment_id integer references data.payments,
  refund_id integer references data.refunds,
  amount_cents data.cents not null,
  by_bank boolean not null default false,
  at timestamptz not null default now(),
  dispute_ref text unique references private.disputes,
  transfer_id integer unique references data.transfers,
  constraint ledger_entries_check check (num_nonnulls(payment_id, refund_id) = 1),
  constraint ledger_entries_of_disputes
    check ((dispute_ref is not null) = (payment_id is not null and (amount_cents::integer < 0)))
);
comment on table data.ledger_entries is
  'Every cent in and out, once. A trigger keeps it insert-only. A lost dispute is a line of its payment, below zero, '
  'with what the bank took.';
create index ledger_entries_purchase on data.ledger_entries (purchase_id);
create index ledger_entries_at on data.ledger_entries (at, id);
create unique index ledger_entry_of_payment on data.ledger_entries (payment_id, dispute_ref, transfer_id) nulls not distinct
  where payment_id is not null;
-- A refund that the bank returned is a line more, not one less; sent again, from the team’s account, another.
create unique index ledger_entry_of_refund on data.ledger_entries (refund_id, by_bank, sign(amount_cents::integer))
  where refund_id is not null;

create table data.payment_flags (
  id integer generated always as identity primary key,
  purchase_id integer references data.purchases,
  payment_id integer references data.payments,
  problem text not null,
  external_ref text not null default '',
  detail jsonb not null default '{}',
  raised_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by integer references data.users,
  note text check (length(note) <= 2000),
  unique (problem, external_ref)
);
comment on table data.payment_flags is
  'Money that needs a person to look at it.';
comment on column data.payment_flags.external_ref is
  'Stripe’s id: one flag per problem of a thing, however often it is told.';

create table private.statements (
  id integer generated always as identity primary key,
  created_by_user_id integer not null references data.users,
  created_at timestamptz not null default now(),
  names_account boolean not null,
  outgoing integer not null default 0,
  headings text[] check (cardinality(headings) between 1 and 100),
  rows jsonb,
  constraint statements_unread check ((headings is null) = (rows is null))
);
comment on table private.statements is
  'Files of the bank that are being checked. They go when the treasurer has finished, or by themselves (rules.kept_for).';
comment on column private.statements.names_account is
  'The file says that it is of the network’s account; one of another account is refused.';
comment on column private.statements.outgoing is
  'How many lines took money out of the account. They are not kept.';
comment on column private.statements.rows is
  'The lines of a file whose columns nobody has named yet, as [[number, [cells]]].';

create table private.statement_lines (
  statement_id integer not null references private.statements on delete cascade,
  number integer not null,
  day date,
  amount_cents data.cents check (amount_cents::integer > 0),
  text text not null
    check (length(text) <= 400)
    constraint statement_lines_text_line check (data.is_line(text)),
  identity text not null
    check (length(identity) <= 200)
    constraint statement_lines_identity_line check (data.is_line(identity)),
  purchase_id integer references data.purchases,
  by_name boolean not null default false,
  aside text check (aside in ('unreadable', 'foreign', 'pending', 'reversed', 'twice', 'several')),
  primary key (statement_id, number)
);
comment on table private.statement_lines is
  'Money that a file of the bank says has come. What becomes of a line is found anew each time (rules.statement_fate).';
comment on column private.statement_lines.identity is
  'Tells the line apart in every file: the bank’s reference, or its day with a hash of the rest. It becomes the reference '
  'of the transfer, of which there is one.';
comment on column private.statement_lines.purchase_id is
  'The order whose reference stands in the text; by_name: the one of the mentee whose name stands in it.';
comment on column private.statement_lines.aside is
  'Why the line is left alone.';

create table private.statement_columns (
  key text primary key,
  columns jsonb not null
);
comment on table private.statement_columns is
  'What the columns of a bank’s file hold, by a hash of their headings: named once, known from then on.';

create table data.invoice_details (
  purchase_id integer primary key references data.purchases,
  name text not null
    check (length(name) between 1 and 160)
    constraint invoice_details_name_line check (data.is_line(name)),
  tax_number text not null check (tax_number ~ '^[A-Z0-9]{8,14}$'),
  address text not null
    check (length(address) between 1 and 200)
    constraint invoice_details_address_line check (data.is_line(address)),
  activity text not null
    check (length(activity) between 1 and 160)
    constraint invoice_details_activity_line check (data.is_line(activity)),
  given_at timestamptz not null default now()
);
comment on table data.invoice_details is
  'To whom an invoice is made out; a purchase without a row gets a retail receipt.';
comment on column data.invoice_details.tax_number is
  'Nine digits of a Greek one, otherwise with the letters of its country before it.';

create table data.tax_documents (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  payment_id integer not null references data.payments,
  refund_id integer references data.refunds,
  credits_id integer references data.tax_documents,
  kind text not null check (kind in ('retail', 'invoice', 'retail_credit', 'invoice_credit')),
  series text not null
    check (length(series) between 1 and 50)
    constraint tax_documents_series_line check (data.is_line(series)),
  number integer not null check (number > 0),
  issued_on date not null,
  mark text not null unique check (mark ~ '^[1-9][0-9]{14}$'),
  uid text check (uid ~ '^[0-9A-F]{40}$'),
  qr_url text check (length(qr_url) <= 300 and qr_url ~ '^https://[!-~]+$'),
  amount_cents data.cents not null check (amount_cents::integer > 0),
  entered_at timestamptz not null default now(),
  entered_by integer references data.users,
  constraint tax_documents_credit check ((credits_id is not null) = (kind in ('retail_credit', 'invoice_credit'))),
  constraint tax_documents_of_refund check (refund_id is null or credits_id is not null)
);
comment on table data.tax_documents is
  'What the accountant issued for a payment or a refund. A trigger keeps it insert-only: a document is followed by a '
  'credit document, never changed.';
comment on column data.tax_documents.refund_id is
  'Null in a credit document that takes back a wrong document, or what a bank took in a lost dispute.';
comment on column data.tax_documents.entered_by is
  'Null: the worker sent it to AADE.';
comment on column data.tax_documents.mark is
  'The number under which AADE has the document (myDATA).';
create unique index tax_document_number on data.tax_documents (kind, series, number, extract(year from issued_on));
create unique index tax_document_of_refund on data.tax_documents (refund_id);
create index tax_documents_purchase on data.tax_documents (purchase_id);

create table data.tax_document_files (
  document_id integer primary key references data.tax_documents,
  purchase_id integer not null references data.purchases,
  bytes bytea not null,
  kept_at timestamptz not null default now()
);
comment on table data.tax_document_files is
  'The PDF of a tax document. One that was uploaded by mistake is replaced: it may be about somebody else.';

create table data.document_sendings (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  payment_id integer not null references data.payments,
  refund_id integer references data.refunds,
  credits_id integer references data.tax_documents,
  kind text not null check (kind in ('retail', 'invoice', 'retail_credit', 'invoice_credit')),
  series text not null
    check (length(series) between 1 and 50)
    constraint document_sendings_series_line check (data.is_line(series)),
  number integer not null check (number > 0),
  issued_on date not null,
  amount_cents data.cents not null check (amount_cents::integer > 0),
  state text not null default 'sending' check (state in ('sending', 'waiting', 'unclear', 'refused', 'given_up')),
  tries integer not null default 1 check (tries > 0),
  next_try_at timestamptz not null,
  error_code text
    check (length(error_code) between 1 and 40)
    constraint document_sendings_code_line check (data.is_line(error_code)),
  error_text text
    check (length(error_text) between 1 and 1000)
    constraint document_sendings_text_line check (data.is_line(error_text)),
  constraint document_sendings_credit check ((credits_id is not null) = (kind in ('retail_credit', 'invoice_credit')))
);
comment on table data.document_sendings is
  'Tax documents on their way to AADE, from the number until AADE has them or the team enters another one. waiting: surely '
  'not there; sending and unclear: perhaps there; refused: not there, and the team has to mend something; '
  'given_up: its number is perhaps used at AADE, and is not given again.';
comment on column data.document_sendings.next_try_at is
  'While it is being sent: when the worker that took it counts as dead.';
create unique index document_sending_number on data.document_sendings (kind, series, number);
create unique index document_sending_once on data.document_sendings (payment_id, refund_id) nulls not distinct
  where state <> 'given_up';
