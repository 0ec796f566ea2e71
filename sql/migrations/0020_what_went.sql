-- What the product no longer has. Views of lists: the address of a list is its bookmark. The newsletter: consent to news
-- stays a field of the account, and the lists' files are what a mail service takes.
drop table data.saved_views cascade;

delete from private.tokens where purpose = 'confirm_news' or user_id is null;
alter table private.tokens drop constraint token_of_one, drop constraint tokens_purpose_check;
alter table private.tokens drop column subscriber_id cascade, alter column user_id set not null;
alter table private.tokens add constraint tokens_purpose_check
  check (purpose in ('reset_password', 'confirm_email', 'invitation', 'unsubscribe', 'guardian'));

delete from private.outbox where kind in ('news', 'confirm_news');
alter table private.outbox drop constraint outbox_one_recipient;
alter table private.outbox drop column to_subscriber_id cascade;
alter table private.outbox add constraint outbox_recipient
  check (to_user_id is not null or kind in ('standstill', 'standstill_over', 'erased'));

drop table data.news_subscriber_recipients, data.news_recipients, data.news, data.news_subscribers cascade;
