-- What stands still, for the mails to the operator: a row since the job that looks first saw it. A row whose cause is
-- over is deleted.
create table private.standstills (
  what text not null,
  since timestamptz not null default now(),
  -- the newest mail that named it
  told_at timestamptz,
  primary key (what)
);

-- A mail to the operator's address belongs to nobody.
alter table private.outbox
  drop constraint outbox_one_recipient,
  add constraint outbox_one_recipient check (
    num_nonnulls(to_user_id, to_subscriber_id) = 1
    or kind in ('standstill', 'standstill_over') and num_nonnulls(to_user_id, to_subscriber_id) = 0);
