-- The guardian of a minor answers by a mailed link: one link per order, which dies when the next is sent.
alter table data.constants add column guardian_days integer not null default 14;
alter table private.tokens
  add column purchase_id integer references data.purchases,
  drop constraint tokens_purpose_check,
  add constraint tokens_purpose_check
    check (purpose in ('reset_password', 'confirm_email', 'invitation', 'unsubscribe', 'confirm_news', 'guardian')),
  add constraint token_of_an_order check ((purpose = 'guardian') = (purchase_id is not null));
create unique index tokens_purchase on private.tokens (purchase_id) where purchase_id is not null;

-- Until now the mentee herself said that the guardian consents. An order that is not paid yet waits for the guardian.
update data.purchases set guardian_consented_at = null
where guardian_consented_at is not null and paid_at is null and cancelled_at is null;
-- Nobody needs the guardian of an order that was cancelled.
update data.purchases set guardian_name = null, guardian_email = null
where cancelled_at is not null and guardian_name is not null;
