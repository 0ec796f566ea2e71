-- A proposal has no empty time.
update data.proposals set times = array_remove(times, null) where array_position(times, null) is not null;
alter table data.proposals
  drop constraint proposals_times_check,
  add constraint proposals_times_check
    check (cardinality(times) between 1 and 3 and array_position(times, null) is null);
