-- In how many months a seminar for mentors is due. The team is told when none is planned in that time.
alter table data.constants add column seminar_months integer not null default 2;
