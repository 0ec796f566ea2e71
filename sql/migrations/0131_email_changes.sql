-- A new e-mail address that a user, or an administrator for her, has asked for. It waits for the link in the mailbox of
-- that address; the present one stays until then. One at a time, in place of one asked for before.
create table private.email_changes (
  user_id integer primary key references data.users,
  email data.email not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null
);
