-- Pairs that end today for safety, mentors whom the team has hidden, accounts that are suspended, and what the network
-- knows of a minor's guardian.
alter table data.mentorships add column ended_for_safety boolean not null default false;
alter table data.mentorships add constraint ended_for_safety_stopped check (not ended_for_safety or status = 'stopped');
comment on column data.mentorships.ended_for_safety is
  'The team ended it at once, for safety. Only the team reads it: the two are told that it has ended, and nothing is asked of them.';

alter table data.mentors add column held_at timestamptz;
alter table data.mentors add constraint held_mentor_hidden check (held_at is null or status <> 'active');
comment on column data.mentors.held_at is 'Since when the team keeps the profile hidden; only the team makes the mentor active again.';

alter table data.users add column suspended_at timestamptz;
comment on column data.users.suspended_at is
  'Since when the account is suspended: it signs in to one page, acts in no role and is not listed. Why stands in the history.';

alter table data.mentees add column guardian_objected_at timestamptz;
comment on column data.mentees.guardian_objected_at is
  'R21. A guardian has objected, or taken the consent back: until the team lifts it, no other guardian is asked.';

alter table data.purchases add column guardian_phone text;
alter table data.purchases add constraint purchases_guardian_phone_check check (guardian_phone ~ '^\+?[0-9]{6,15}$');
alter table data.purchases add column guardian_withdrawn_at timestamptz;
comment on column data.purchases.guardian_withdrawn_at is
  'R21. When the guardian took the consent back; what runs goes on, and its end is still told to the guardian.';

alter table private.tokens add column asked_from text
  constraint tokens_asked_from_check check (asked_from ~ '^[A-Za-z0-9_-]{1,40}$');
comment on column private.tokens.asked_from is
  'A mark of the network from which the guardian of the order was named, to compare with that of the answer.';
