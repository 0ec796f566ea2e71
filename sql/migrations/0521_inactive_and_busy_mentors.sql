-- The planner knows how many rows a truth value selects also below row-level security, but not an enum: the team's list
-- of inactive mentors was read through all mentors.
alter table data.mentors
  add column listed_active boolean not null generated always as (status = 'active') stored,
  add column listed_inactive boolean not null generated always as (status = 'inactive' and listed_name <> '') stored;
drop index data.mentors_listed_active;
create index mentors_listed_active on data.mentors (listed_name, id) where listed_active;
drop index data.mentors_listed_inactive;
create index mentors_listed_inactive on data.mentors (listed_name, id) where listed_inactive;
create index mentors_newest_inactive on data.mentors (id) where listed_inactive;
create index mentor_cards_busy on data.mentor_cards (mentor_id) where in_collaboration;
