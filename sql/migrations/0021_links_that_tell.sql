-- A mailed link that a newer one or a change of the account replaced is kept as a used or expired one is, so that its page
-- can say what became of it; that of a changed e-mail address too.
alter table private.tokens add column ended_at timestamptz;
alter table private.tokens drop constraint tokens_purpose_check;
alter table private.tokens add constraint tokens_purpose_check check (purpose in (
  'reset_password', 'confirm_email', 'invitation', 'unsubscribe', 'guardian', 'new_email'));
comment on column private.tokens.ended_at is 'A newer link, or a change of the account, took its place.';
