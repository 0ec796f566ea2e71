-- Refunds: the account a mentee wants her money sent to, and what she asks of the team where the terms alone give
-- her nothing back. And when the password of a session was last typed, which sending money asks for.
create table data.refund_accounts (
  purchase_id integer primary key references data.purchases,
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  holder text not null check (length(holder) between 1 and 160),
  given_at timestamptz not null default now()
);

create table data.refund_requests (
  id integer generated always as identity primary key,
  purchase_id integer not null references data.purchases,
  text text not null check (length(text) <= 2000),
  -- What the rules found on the day she asked; none where only the team can find one.
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

-- The team sent it from its own account: a deposit's, or a card's that Stripe could not bring.
alter table data.refunds add column by_bank boolean not null default false;

-- A session is opened with the password.
alter table private.sessions add column password_at timestamptz not null default now();
alter table data.constants add column password_minutes integer not null default 15;
