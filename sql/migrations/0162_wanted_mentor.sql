-- Whom she had in mind when she ordered: once it is paid she goes on with that mentor.
alter table data.purchases add column wanted_mentor_id integer references data.mentors;
create index purchases_wanted_mentor on data.purchases (wanted_mentor_id) where wanted_mentor_id is not null;
