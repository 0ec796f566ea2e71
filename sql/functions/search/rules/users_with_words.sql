-- Returns the ids of at most `most` users whose words match the filters of rules.with_words, in no order. As in
-- rules.mentors_with_words, only bitmaps of the trigram index are left to the planner.
create function rules.users_with_words(filters jsonb, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
set enable_seqscan = off set enable_indexscan = off
as $$
begin
  return array(
    select w.user_id from private.user_words w
    where w.words like (filters->>'word1')
      and (filters->>'word2' is null or w.words like (filters->>'word2'))
      and (filters->>'word3' is null or w.words like (filters->>'word3'))
    limit most);
end $$;
