-- Offers and seminars for mentors, and news for everyone who asked for it.
create table data.offers (
  id integer generated always as identity primary key,
  code text not null check (length(code) between 1 and 60) constraint offers_code_line check (data.is_line(code)),
  provider text not null
    check (length(provider) between 1 and 160)
    constraint offers_provider_line check (data.is_line(provider)),
  description text not null default '' check (length(description) <= 1000),
  expires_on date,
  website_link text
    check (website_link ~ '^https?://[^\s]+$')
    constraint offers_website_link_line check (data.is_line(website_link)),
  created_at timestamptz not null default now(),
  told_mentor integer not null default 0,
  told_at timestamptz
);
comment on column data.offers.told_mentor is
  'The worker mails an offer to the mentors in batches, by id up to this one.';

create table data.offer_views (
  offer_id integer not null references data.offers,
  mentor_id integer not null references data.mentors,
  first_seen_at timestamptz not null default now(),
  primary key (offer_id, mentor_id)
);
comment on table data.offer_views is
  'Which mentor has seen which offer, since when.';

create table data.seminars (
  id integer generated always as identity primary key,
  title text not null check (length(title) between 1 and 160) constraint seminars_title_line check (data.is_line(title)),
  description text not null default '' check (length(description) <= 2000),
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 600),
  place text not null check (length(place) between 1 and 300) constraint seminars_place_line check (data.is_line(place)),
  seats integer check (seats between 1 and 1000),
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 2000),
  told_mentor integer not null default 0,
  told_at timestamptz,
  changed_at timestamptz not null default now()
);
comment on table data.seminars is
  'Seminars of the network for its mentors.';
comment on column data.seminars.told_mentor is
  'The worker mails the news of a seminar in batches, by id up to this mentor.';
comment on column data.seminars.changed_at is
  'When it was created, changed or cancelled last: calendars tell an older file from a newer one by it.';
comment on column data.seminars.place is
  'An address or a link.';
comment on column data.seminars.seats is
  'Null: as many as like.';

create table data.seminar_signups (
  seminar_id integer not null references data.seminars,
  mentor_id integer not null references data.mentors,
  signed_up_at timestamptz not null default now(),
  primary key (seminar_id, mentor_id)
);

create table data.news_subscribers (
  id integer generated always as identity primary key,
  email data.email not null unique,
  locale data.locale not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  stopped_at timestamptz,
  constraint subscriber_stops_after_confirming check (stopped_at is null or confirmed_at is not null)
);
comment on table data.news_subscribers is
  'A reader of news without an account: an address that asked for news and confirmed it by a mailed link. A row that '
  'is not confirmed, or stopped, is deleted after a while (rules.kept_for).';

create table data.news (
  id integer generated always as identity primary key,
  audience text not null check (audience in ('mentors', 'mentees', 'all')),
  locales text[] not null check (cardinality(locales) > 0 and (locales <@ array['gr', 'en', 'de', 'fr', 'pt'])),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and ((texts ? 'gr') or (texts ? 'en'))),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  reached integer not null default 0,
  done_at timestamptz,
  reached_subscriber integer not null default 0
);
comment on table data.news is
  'A news mail: a draft until it is sent. Then the worker queues a mail for each reader.';
comment on column data.news.reached is
  'The worker has queued the mails up to this user.';
comment on column data.news.reached_subscriber is
  'After the users the subscribers get the mail, up to this one.';

create table data.news_recipients (
  news_id integer not null references data.news,
  user_id integer not null references data.users,
  queued_at timestamptz not null default now(),
  primary key (news_id, user_id)
);

create table data.news_subscriber_recipients (
  news_id integer not null references data.news,
  subscriber_id integer not null references data.news_subscribers on delete cascade,
  queued_at timestamptz not null default now(),
  primary key (news_id, subscriber_id)
);
create index news_subscriber_recipients_subscriber on data.news_subscriber_recipients (subscriber_id);
