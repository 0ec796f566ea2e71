-- A private address under which a calendar program reads the planned sessions of a mentee or mentor. One a person;
-- only the hash of its secret is stored.
create table private.calendar_addresses (
  user_id integer primary key references data.users,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now()
);
