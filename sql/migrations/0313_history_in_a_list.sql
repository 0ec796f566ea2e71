-- The history as a list: its rows have a number that fits the lists' cursors.
alter table data.history add column list_id integer not null generated always as (id::integer) stored;
create unique index history_listed on data.history (list_id);
create index history_listed_subject on data.history (subject, list_id);
create index history_listed_exports on data.history (list_id) where event = 'list_exported';
create index history_at on data.history (at, list_id);
