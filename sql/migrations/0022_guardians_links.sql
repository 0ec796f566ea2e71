-- A link of a guardian that a newer one replaced is kept, so that its page can say so.
drop index private.tokens_purchase;
create unique index tokens_purchase on private.tokens (purchase_id) where purchase_id is not null and ended_at is null;
comment on column private.tokens.purchase_id is 'The order of the link of a guardian: one per order, which ends when the next is sent.';
