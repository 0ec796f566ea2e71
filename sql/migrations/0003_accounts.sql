-- Users, and how they sign in. A person stands in three places: what visitors may see (the card and page of a mentor),
-- what the person and the team may see (users, mentor_details, mentees), and what no acting role reads (private).
create table data.photos (
  id integer generated always as identity primary key,
  user_id integer not null,
  small bytea not null,
  large bytea not null,
  mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp')),
  created_at timestamptz not null default now()
);

create table data.users (
  id integer generated always as identity primary key,
  email data.email not null,
  name text not null check (length(name) between 1 and 80) constraint users_name_name check (data.is_name(name)),
  surname text not null
    check (length(surname) between 1 and 80)
    constraint users_surname_name check (data.is_name(surname)),
  phone text check (phone ~ '^\+?[0-9]{6,15}$'),
  birthdate date,
  locale data.locale not null default 'gr',
  news_consent_at timestamptz,
  email_confirmed_at timestamptz,
  last_login_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  email_bounced_at timestamptz,
  latin_name text
    constraint latin_name_letters check (
      latin_name ~ '^[[:alpha:]][[:alpha:] .''’-]{0,159}$' and latin_name !~ '[Ͱ-Ͽἀ-῿Ѐ-ӿ]')
    constraint users_latin_name_name check (data.is_name(latin_name))
);
comment on table data.users is
  'Everyone with an account. Only the user and the team read it.';
comment on column data.users.email_bounced_at is
  'Since when the mail server of the address refuses it for good; null if it does not, or nobody knows.';
comment on column data.users.latin_name is
  'The name in Latin letters as the user writes it; null: pages in other languages transliterate it (ELOT 743).';
-- An address belongs to one living account. As a partial index it is no key of the table, so an erasure, which changes
-- the address, waits for nobody who writes a row that names the user.
create unique index duplicate_email on data.users (email) where erased_at is null;
-- The few under age.
create index users_birthdate on data.users (birthdate);

create table data.admins (
  user_id integer primary key references data.users,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  admin_right data.admin_right not null default 'administrator'
);

create table private.user_words (
  user_id integer primary key references data.users,
  words text not null
);
comment on table private.user_words is
  'Every word that finds a person in the search of the team: name, e-mail and telephone, folded, and the name in '
  'Latin letters. A trigger on data.users keeps them.';
create index user_words_trigrams on private.user_words using gin (words extensions.gin_trgm_ops);

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
  password_at timestamptz not null default now(),
  expires_at timestamptz not null,
  second_factor_at timestamptz
);
comment on column private.sessions.password_at is
  'When the password was last typed, which sending money asks for.';
create index sessions_user on private.sessions (user_id);

create table private.second_factors (
  user_id integer primary key references data.users,
  sealed_secret text not null check (length(sealed_secret) between 20 and 500),
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table private.second_factors is
  'The second step of signing in: codes of an app on the user’s telephone.';
comment on column private.second_factors.sealed_secret is
  'Sealed with a key that the database does not know.';
comment on column private.second_factors.last_step is
  'The time of the last code that counted: it counts once.';

create table private.recovery_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  user_id integer not null references data.users,
  used_at timestamptz
);

create table private.pending_sign_ins (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references data.users,
  expires_at timestamptz not null
);
comment on table private.pending_sign_ins is
  'Who has typed the password and owes the code.';

create table private.email_changes (
  user_id integer primary key references data.users,
  email data.email not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table private.email_changes is
  'A new e-mail address that a user, or an administrator for the user, has asked for. It waits for the link in its '
  'own mailbox; the present one stays until then. One at a time.';

create table private.attempts (
  act text not null,
  subject text not null,
  at timestamptz not null default now()
);
comment on table private.attempts is
  'Guesses at a password or an address, so that a restart forgets none.';
create index attempts_subject on private.attempts (act, subject, at);

create table private.used_forms (
  key text primary key check (length(key) between 16 and 100),
  at timestamptz not null default now()
);
comment on table private.used_forms is
  'Keys of forms that count once, however often they are sent.';

-- Tables of this file that earlier ones reference.
alter table data.photos add foreign key (user_id) references data.users;
