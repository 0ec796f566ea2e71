-- The page of a mentee: after how many days the team looks for a mentor for a mentee with a free, paid part.
alter table data.constants add column unmatched_days integer not null default 14;
