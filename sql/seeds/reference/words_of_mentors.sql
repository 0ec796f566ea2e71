-- The words that mentors are found by, once more: the names of topics, industries and counties, and the rules of the
-- search, may have changed. Erased profiles have none.
update data.mentor_cards c
set folded = now_found.words
from (select m.id, rules.mentor_words(m.id) as words from data.mentors m) as now_found
where now_found.id = c.mentor_id and c.folded <> '' and c.folded <> now_found.words;
