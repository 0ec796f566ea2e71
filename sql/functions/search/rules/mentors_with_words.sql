-- Returns the ids of at most `most` mentors whose cards match filters with words, in no order.
-- The planner can't estimate a LIKE pattern: it may expect many matches and walk the whole list for the few there are.
-- With these settings only bitmaps of indexes are left to it: the trigrams of the words, and the other filters.
create function rules.mentors_with_words(filters jsonb, members_too boolean, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
set enable_seqscan = off set enable_indexscan = off
as $$
begin
  return array(
    select c.mentor_id from data.mentor_cards c
    where c.audience <> 'hidden' and (members_too or c.audience = 'public')
      and rules.card_matches(c, mentors_with_words.filters)
    limit most);
end $$;
