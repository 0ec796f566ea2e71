-- A search for many years of experience finds few mentors: without an index it would read every card.
create index mentor_cards_experience on data.mentor_cards (experience_since) where audience <> 'hidden';
