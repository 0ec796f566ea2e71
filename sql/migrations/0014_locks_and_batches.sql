-- An address belongs to one living account. As a partial index it is no key of the table, so that erasing a woman,
-- which changes her address, waits for nobody who writes a line that names her, and nobody waits for it.
alter table data.users drop constraint duplicate_email;
create unique index duplicate_email on data.users (email) where erased_at is null;

-- A job that stopped before its end, to go on at once; the clock runs each job in a transaction of its own.
alter table private.jobs add column unfinished boolean not null default false;

-- What the team needs to find a payment by: the numbers the bank and Stripe know it by are nobody's to read whole.
alter table data.payments add column reference_end text not null generated always as (right(external_ref, 6)) stored;
alter table data.refunds add column reference_end text generated always as (right(external_ref, 6)) stored;

-- The clock passes over what somebody is at work on; what is due by the day is then looked at again the same day.
update private.jobs set every = interval '10 minutes', daily_at = null
where name in ('end_given_notices', 'expire_claims', 'expire_pauses');
