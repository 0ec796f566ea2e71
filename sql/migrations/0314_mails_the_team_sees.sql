-- What the team sees of the mails: to whom, of what kind, how far. Their words stay in the outbox, which no acting role
-- reads. A trigger keeps these rows beside the outbox, so that an erasure and the retention delete both.
create table data.mails (
  id integer primary key,
  kind text not null,
  to_user_id integer not null references data.users,
  to_email data.email not null,
  state data.mail_status not null,
  attempts integer not null,
  -- It had a personal link, which nobody but its recipient may see, and which is gone once it is dead.
  secret boolean not null,
  has_words boolean not null,
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);
insert into data.mails (id, kind, to_user_id, to_email, state, attempts, secret, has_words, queued_at, next_attempt_at, sent_at, last_error)
select o.id, o.kind, o.to_user_id, o.to_email, o.status, o.attempts,
  o.kind in ('reset_password', 'confirm_email', 'confirm_new_email', 'invitation') or o.content ? 'token',
  o.content <> '{}', o.queued_at, o.next_attempt_at, o.sent_at, o.last_error
from private.outbox o;
create index mails_user on data.mails (to_user_id, id);
create index mails_dead on data.mails (id) where state = 'dead';
create index mails_queued on data.mails (id) where state = 'queued';
create index mails_address on data.mails using gin ((to_email::text) extensions.gin_trgm_ops);
