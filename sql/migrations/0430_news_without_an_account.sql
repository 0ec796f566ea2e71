-- A reader of news without an account: an address that asked for news, and confirmed it by a mailed link. A row that is
-- not confirmed, or stopped, is deleted after a while (rules.kept_for).
create table data.news_subscribers (
  id integer generated always as identity primary key,
  email data.email not null unique,
  locale data.locale not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  stopped_at timestamptz,
  constraint subscriber_stops_after_confirming check (stopped_at is null or confirmed_at is not null)
);
create index news_subscribers_reading on data.news_subscribers (id) where confirmed_at is not null and stopped_at is null;
create index news_subscribers_over on data.news_subscribers (asked_at) where confirmed_at is null or stopped_at is not null;

-- A mail and a link belong to a user or to a subscriber; both go with the subscriber.
alter table private.outbox
  alter column to_user_id drop not null,
  add column to_subscriber_id integer references data.news_subscribers on delete cascade,
  add constraint outbox_one_recipient check (num_nonnulls(to_user_id, to_subscriber_id) = 1);
create index outbox_subscriber on private.outbox (to_subscriber_id) where to_subscriber_id is not null;
alter table data.mails alter column to_user_id drop not null;

alter table private.tokens
  alter column user_id drop not null,
  add column subscriber_id integer references data.news_subscribers on delete cascade,
  add constraint token_of_one check (num_nonnulls(user_id, subscriber_id) = 1),
  drop constraint tokens_purpose_check,
  add constraint tokens_purpose_check
    check (purpose in ('reset_password', 'confirm_email', 'invitation', 'unsubscribe', 'confirm_news'));
create index tokens_subscriber on private.tokens (subscriber_id) where subscriber_id is not null;

-- After its users, a news mail goes to the subscribers; the row keeps how far it came.
alter table data.news add column reached_subscriber integer not null default 0;
create table data.news_subscriber_recipients (
  news_id integer not null references data.news,
  subscriber_id integer not null references data.news_subscribers on delete cascade,
  queued_at timestamptz not null default now(),
  primary key (news_id, subscriber_id)
);
create index news_subscriber_recipients_subscriber on data.news_subscriber_recipients (subscriber_id);
