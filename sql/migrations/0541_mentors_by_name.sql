-- The list of mentors in the order of their names: the searched text begins with the name. By age of the profile, the
-- primary key serves.
create index mentor_cards_by_name on data.mentor_cards (left(folded, 60), mentor_id) where audience <> 'hidden';
