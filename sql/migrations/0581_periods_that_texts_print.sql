-- Periods that rules or texts held in their own words: how far ahead a price or a text may be planned, when a mentee is
-- asked again after the end, what counts as a quick answer, and the working days in which the team answers.
alter table data.constants
  add column plan_years integer not null default 2,
  add column later_months integer not null default 3,
  add column quick_answer_days integer not null default 2,
  add column team_answer_days integer not null default 2;
