-- The last mail to the address of an erased account belongs to no user; it is deleted once it is sent or dead.
alter table private.outbox
  drop constraint outbox_one_recipient,
  add constraint outbox_one_recipient check (
    num_nonnulls(to_user_id, to_subscriber_id) = 1
    or kind in ('standstill', 'standstill_over', 'erased') and num_nonnulls(to_user_id, to_subscriber_id) = 0);
