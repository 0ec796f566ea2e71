-- An order that nobody pays is kept for so many days.
alter table data.constants add column order_days integer not null default 14;
