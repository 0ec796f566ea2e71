-- Optional mails: about a new offer, and about requests that a mentor turned down.
alter type data.notification add value if not exists 'offers';
alter type data.notification add value if not exists 'declines';

-- The worker mails a new offer to the mentors in batches, by id up to `told_mentor`; the offers of before are told.
alter table data.offers add column told_mentor integer not null default 0, add column told_at timestamptz;
update data.offers set told_at = now();
create index offers_to_tell on data.offers (id) where told_at is null;

-- One short question three months after the end.
alter table data.feedback drop constraint feedback_step_check,
  add constraint feedback_step_check check (step in ('check_in', 'end', 'later'));
