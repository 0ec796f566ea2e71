-- The order of the mentors no longer stands in each card anew every night. A card keeps its place for good; where the
-- list begins is what changes by the day (rules.order_begins).
alter table data.mentor_cards drop column daily_rank;
alter table data.mentor_cards add column place integer not null generated always as (hashint4(mentor_id)) stored;

-- Every list is over cards that someone may see, in the order of the list.
create index mentor_cards_order on data.mentor_cards (availability_rank, place, mentor_id) where audience <> 'hidden';
create index mentor_cards_industry on data.mentor_cards (industry_id, availability_rank, place, mentor_id)
  where audience <> 'hidden';
create index mentor_cards_county on data.mentor_cards (county_id, availability_rank, place, mentor_id)
  where audience <> 'hidden';
create index mentor_cards_country on data.mentor_cards (country, availability_rank, place, mentor_id)
  where audience <> 'hidden';
create index mentor_cards_coaches on data.mentor_cards (availability_rank, place, mentor_id)
  where audience <> 'hidden' and offers_coaching;
