-- How many months a claim lasts at least once its part is free again.
alter table data.constants add column claim_grace_months integer not null default 3;

-- What is planned, looked through each morning.
create index sessions_planned on data.sessions (held_on) where status = 'planned';
