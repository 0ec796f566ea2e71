-- Applications being written: kept for seven days, for the browser that holds the secret. What a signed-in woman
-- writes is hers alone, whoever else uses that browser.
create table private.drafts (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  user_id integer references data.users,
  answers jsonb not null default '{}' check (length(answers::text) <= 30000),
  -- The furthest step she may open.
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
