-- For how many days nobody suggests a mentor again to a mentee whose request she refused or let lapse.
alter table data.constants add column declined_days integer not null default 60;
