-- Whose attempt a network counts, so that a success is taken off again; a report that grows through a day.
alter table private.attempts add column account text;
create index attempts_account on private.attempts (account, act) where account is not null;

alter table data.reports drop constraint reports_text_check;
alter table data.reports add constraint reports_text_check check (length(text) between 1 and 20000);
