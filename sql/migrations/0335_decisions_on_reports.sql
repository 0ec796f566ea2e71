-- A report may be about a mentorship or about a mentor's page, not only about a request; it keeps what the team decided
-- and what was written to the reporter.
alter table data.reports
  add column mentorship_id integer references data.mentorships,
  add column decision text check (length(decision) between 1 and 2000),
  add column answer text check (length(answer) <= 2000);
create index reports_mentorship on data.reports (mentorship_id);
create index reports_settled on data.reports (settled_at desc, id) where settled_at is not null;
