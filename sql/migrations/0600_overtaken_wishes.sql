-- A wish for a pause or to go on that the end of the mentorship has overtaken is closed, but was not met.
alter table data.pair_wishes drop constraint pair_wishes_outcome_check;
alter table data.pair_wishes
  add constraint pair_wishes_outcome_check check (outcome in ('met', 'overtaken', 'answered', 'withdrawn'));
