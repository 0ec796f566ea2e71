-- What Stripe calls a refund stays known when the team sends it from its own account in the end: late news of it is
-- then news of this one, and makes no second row.
alter table data.refunds add column stripe_ref text;
update data.refunds set stripe_ref = external_ref where not by_bank and external_ref is not null;
create unique index refunds_stripe_ref on data.refunds (stripe_ref);
