-- Returns the ids of at most `most` users whose words match all patterns (rules.word_patterns), in no order; nobody without a pattern.
-- Planned anew each time: how many rows a pattern finds depends on the pattern.
create function rules.users_with_words(patterns text[], most integer default null)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return array(
    select w.user_id from private.user_words w
    where w.words ~ patterns[1]
      and (patterns[2] is null or w.words ~ patterns[2])
      and (patterns[3] is null or w.words ~ patterns[3])
      and w.words ~ all (patterns)
    limit most);
end $$;
