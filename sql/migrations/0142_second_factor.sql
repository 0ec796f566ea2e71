-- The second step of signing in: a code of an app on her phone. No acting role reaches any of it.
create table private.second_factors (
  user_id integer primary key references data.users,
  -- Sealed with a key that the database does not know.
  sealed_secret text not null check (length(sealed_secret) between 20 and 500),
  confirmed_at timestamptz,
  -- The time of the last code that counted: it counts once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table private.recovery_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  user_id integer not null references data.users,
  used_at timestamptz
);
create index recovery_codes_user on private.recovery_codes (user_id);

-- Who has typed her password and owes the code.
create table private.pending_sign_ins (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references data.users,
  expires_at timestamptz not null
);
create index pending_sign_ins_user on private.pending_sign_ins (user_id);
create index pending_sign_ins_expiry on private.pending_sign_ins (expires_at);

alter table private.sessions add column second_factor_at timestamptz;

-- A session ends after these, however often it is used. Whether administrators need a second step; a production start
-- says so.
alter table data.constants
  add column session_days integer not null default 7,
  add column admin_session_hours integer not null default 12,
  add column second_factor_required boolean not null default false;
