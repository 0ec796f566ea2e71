-- A person stands in three places: what visitors may see (the mentor's card and page), what only she and
-- the team may see (users, mentor_details, mentees), and what no acting role can look at (private).
create table data.users (
  id integer generated always as identity primary key,
  email data.email not null,
  name text not null check (length(name) between 1 and 80),
  surname text not null check (length(surname) between 1 and 80),
  phone text check (phone ~ '^\+?[0-9]{6,15}$'),
  birthdate date,
  locale data.locale not null default 'gr',
  news_consent_at timestamptz,
  email_confirmed_at timestamptz,
  last_login_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now()
);
-- An address belongs to one living account. As a partial index it is no key of the table, so that an erasure,
-- which changes the address, waits for nobody who writes a line that names this user, and nobody waits for it.
create unique index duplicate_email on data.users (email) where erased_at is null;

create table private.credentials (
  user_id integer primary key references data.users,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

create table private.sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references data.users,
  role data.role,
  user_agent text check (length(user_agent) <= 300),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- When the password was last typed, which sending money asks for; a session is opened with it.
  password_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on private.sessions (user_id);
create index sessions_expiry on private.sessions (expires_at);

create table private.tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references data.users,
  purpose text not null check (purpose in ('reset_password', 'confirm_email', 'invitation', 'unsubscribe')),
  -- The link at the end of a mail switches off what that mail was about, and opens nothing else.
  notification data.notification,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint token_unsubscribes check ((purpose = 'unsubscribe') = (notification is not null))
);
create index tokens_user on private.tokens (user_id);

-- Guesses at a password or an address; counted here so that a restart forgets nothing.
create table private.attempts (
  id bigint generated always as identity primary key,
  act text not null,
  subject text not null,
  at timestamptz not null default now()
);
create index attempts_subject on private.attempts (act, subject, at);

-- Keys of forms that count once, however often they are sent.
create table private.used_forms (
  key text primary key check (length(key) between 16 and 100),
  at timestamptz not null default now()
);

-- Applications being written: kept for seven days, for the browser that holds the secret. What a signed-in member
-- writes can be read by that member alone, whoever else uses that browser.
create table private.drafts (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  user_id integer references data.users,
  answers jsonb not null default '{}' check (length(answers::text) <= 30000),
  -- The furthest step that may be opened.
  reached smallint not null default 1 check (reached between 1 and 7),
  password_hash text,
  photo_small bytea,
  photo_large bytea,
  photo_mime text check (photo_mime in ('image/jpeg', 'image/png', 'image/webp')),
  expires_at timestamptz not null default now() + interval '7 days',
  constraint draft_photo_whole check (
    (photo_small is null) = (photo_large is null) and (photo_small is null) = (photo_mime is null))
);
create index drafts_user on private.drafts (user_id);
create index drafts_expiry on private.drafts (expires_at);

create table data.admins (
  user_id integer primary key references data.users,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table data.photos (
  id integer generated always as identity primary key,
  user_id integer not null references data.users,
  small bytea not null,
  large bytea not null,
  mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp')),
  created_at timestamptz not null default now()
);
create index photos_user on data.photos (user_id);

create table data.mentors (
  id integer generated always as identity primary key,
  user_id integer not null unique references data.users,
  status data.mentor_status not null default 'new',
  visibility data.visibility not null default 'public',
  offers_mentoring boolean not null default true,
  offers_coaching boolean not null default false,
  away_until date,
  experience_checked boolean not null default false,
  applied_at timestamptz not null default now(),
  approved_at timestamptz,
  status_message text,
  unique (id, user_id)
);
create index mentors_queue on data.mentors (status, applied_at, id);
-- A policy keeps an enum's comparison from an ordinary index: only one over the open rows alone serves the queue.
create index mentors_new on data.mentors (applied_at, id) where status = 'new';

-- Narrow and public: all that is searched, filtered and shown in a list. Kept by rules.refresh_mentor_card.
create table data.mentor_cards (
  mentor_id integer primary key references data.mentors,
  audience data.audience not null default 'hidden',
  name text not null,
  surname text not null,
  title text not null,
  industry_id integer references data.industries,
  country char(2) references data.countries,
  county_id integer references data.counties,
  experience_since date,
  topic_ids integer[] not null default '{}',
  languages text[] not null default '{el}' check (languages <@ array['el', 'en']),
  offers_mentoring boolean not null default false,
  offers_coaching boolean not null default false,
  available_for_mentoring boolean not null default false,
  available_for_coaching boolean not null default false,
  in_collaboration boolean not null default false,
  photo_id integer references data.photos,
  daily_rank integer not null default 0,
  -- 0 available, 1 in collaboration, 2 not available: the order of the list.
  availability_rank smallint not null generated always as (
    case when available_for_mentoring or available_for_coaching then 0 when in_collaboration then 1 else 2 end) stored,
  folded text not null default ''
);
-- Every list is over cards that someone may see, in the order of the list.
create index mentor_cards_order on data.mentor_cards (availability_rank, daily_rank, mentor_id) where audience <> 'hidden';
create index mentor_cards_industry on data.mentor_cards (industry_id, availability_rank, daily_rank, mentor_id)
  where audience <> 'hidden';
create index mentor_cards_county on data.mentor_cards (county_id, availability_rank, daily_rank, mentor_id)
  where audience <> 'hidden';
create index mentor_cards_country on data.mentor_cards (country, availability_rank, daily_rank, mentor_id)
  where audience <> 'hidden';
create index mentor_cards_coaches on data.mentor_cards (availability_rank, daily_rank, mentor_id)
  where audience <> 'hidden' and offers_coaching;
create index mentor_cards_photo on data.mentor_cards (photo_id);
create index mentor_cards_topics on data.mentor_cards using gin (topic_ids);
create index mentor_cards_folded on data.mentor_cards using gin (folded extensions.gin_trgm_ops);

-- The rest of the public profile, read one at a time.
create table data.mentor_pages (
  mentor_id integer primary key references data.mentors,
  description text not null default '' check (length(description) <= 2000),
  mentoring_since date,
  links text[] not null default '{}' check (cardinality(links) <= 10),
  testimonials_visible boolean not null default true,
  constraint invalid_link check (
    array_to_string(links, ' ') ~ '^(https?://[^[:space:]]+( https?://[^[:space:]]+)*)?$')
);

create table data.mentor_details (
  mentor_id integer primary key references data.mentors,
  work_status_id integer references data.work_statuses,
  mentoring_reason text check (length(mentoring_reason) <= 2000),
  mentee_wishlist text check (length(mentee_wishlist) <= 2000),
  referral_source_id integer references data.referral_sources,
  referral_text text check (length(referral_text) <= 300)
);
create index mentor_details_work_status on data.mentor_details (work_status_id);
create index mentor_details_referral_source on data.mentor_details (referral_source_id);

create table data.mentees (
  id integer generated always as identity primary key,
  user_id integer not null unique references data.users,
  visibility data.visibility not null default 'private',
  about text not null default '' check (length(about) <= 2000),
  work_status_id integer references data.work_statuses,
  industry_id integer references data.industries,
  country char(2) references data.countries,
  county_id integer references data.counties,
  topic_ids integer[] not null default '{}',
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create index mentees_work_status on data.mentees (work_status_id);
create index mentees_industry on data.mentees (industry_id);
create index mentees_country on data.mentees (country);
create index mentees_county on data.mentees (county_id);

create table data.consents (
  id integer generated always as identity primary key,
  user_id integer not null references data.users,
  text text not null,
  version integer not null,
  given boolean not null,
  at timestamptz not null default now(),
  foreign key (text, version) references data.texts (text, version)
);
create index consents_user on data.consents (user_id, text);
create index consents_text on data.consents (text, version);

-- The kinds of mail a member has switched off. No row: they are sent.
create table data.muted_notifications (
  user_id integer not null references data.users,
  notification data.notification not null,
  muted_at timestamptz not null default now(),
  primary key (user_id, notification)
);

create table data.edit_requests (
  id integer generated always as identity primary key,
  mentor_id integer not null references data.mentors,
  status data.edit_request_status not null default 'pending',
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by integer references data.users,
  message text check (length(message) <= 2000)
);
create unique index edit_request_pending on data.edit_requests (mentor_id) where status = 'pending';
create index edit_requests_waiting on data.edit_requests (sent_at, id) where status = 'pending';
create index edit_requests_mentor on data.edit_requests (mentor_id, sent_at);
create index edit_requests_decider on data.edit_requests (decided_by);

create table data.edit_request_changes (
  edit_request_id integer not null references data.edit_requests,
  field text not null,
  current_value jsonb,
  new_value jsonb,
  primary key (edit_request_id, field)
);
