-- How many reports and letters of one member are mailed to the team within a day; further ones stand in the queues.
alter table data.constants add column team_letters_a_day integer not null default 5;
