-- The link of a mail about a request or a session that comes signs its reader in, once, without the password.
alter table private.tokens
  add column request_id integer references data.mentorship_requests (id) on delete cascade,
  add column session_id integer references data.sessions (id) on delete cascade,
  drop constraint tokens_purpose_check,
  add constraint tokens_purpose_check check (
    purpose in ('reset_password', 'confirm_email', 'invitation', 'unsubscribe', 'guardian', 'new_email', 'sign_in')),
  add constraint token_signs_in check (
    (purpose = 'sign_in') = (num_nonnulls(request_id, session_id) = 1));
comment on column private.tokens.request_id is 'What a link that signs in is about: it is dead when the request is answered.';
comment on column private.tokens.session_id is 'The same: it is dead when the session is no longer planned, or begins.';
create index tokens_request on private.tokens (request_id) where request_id is not null;
create index tokens_session on private.tokens (session_id) where session_id is not null;

alter table private.sessions alter column password_at drop not null;
comment on column private.sessions.password_at is
  'When the password was last typed, which sending money asks for. Null: never, a mail signed her in.';
