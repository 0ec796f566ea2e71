-- News for everyone who has agreed to get it. It can be stopped with one click, like the other optional mails.
alter type data.notification add value if not exists 'news';

-- A news mail: a draft until it is sent; then the worker queues a mail for each reader, up to the user `reached`.
create table data.news (
  id integer generated always as identity primary key,
  audience text not null check (audience in ('mentors', 'mentees', 'all')),
  locales text[] not null
    check (cardinality(locales) > 0 and locales <@ array['gr', 'en', 'de', 'fr', 'pt']),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and (texts ? 'gr' or texts ? 'en')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  reached integer not null default 0,
  done_at timestamptz
);
create index news_drafts on data.news (id) where sent_at is null;
create index news_sent on data.news (id) where sent_at is not null;
create index news_under_way on data.news (sent_at, id) where sent_at is not null and done_at is null;

create table data.news_recipients (
  news_id integer not null references data.news,
  user_id integer not null references data.users,
  queued_at timestamptz not null default now(),
  primary key (news_id, user_id)
);
create index news_recipients_user on data.news_recipients (user_id);

create index users_with_news on data.users (id) where news_consent_at is not null and erased_at is null;
