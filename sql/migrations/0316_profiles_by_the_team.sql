-- A profile that the team created for somebody waits for its owner, who accepts the terms and fills in what is
-- missing at the first sign-in. Until then it acts in no role and is not public.
alter table data.mentors add column profile_due boolean not null default false;
alter table data.mentees add column profile_due boolean not null default false;
alter table data.mentors add constraint profile_incomplete check (
  not profile_due or status in ('awaiting_response', 'rejected'));
-- The newest ones, which the pages of their creation list.
create index mentors_due on data.mentors (id) where profile_due;
create index mentees_due on data.mentees (id) where profile_due;

alter table data.constants add column invitation_days integer not null default 7
  check (invitation_days between 1 and 60);
