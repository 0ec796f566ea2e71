-- How many days the check of an application and of a proof usually takes. Mails say it; the team can change it.
alter table data.constants
  add column application_days integer not null default 7,
  add column proof_days integer not null default 3;
