-- The first word of a card begins after a space, too: short words are searched where words begin.
update data.mentor_cards set folded = ' ' || folded where folded <> '';
