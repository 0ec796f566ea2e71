-- Returns the ids of at most `most` mentors that match filters whose words are patterns (rules.with_words), in no order.
create function rules.matching_mentors(filters jsonb, members_too boolean, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
begin
  if filters ? 'word1' then return rules.mentors_with_words(filters, members_too, most); end if;
  return array(
    select c.mentor_id from data.mentor_cards c
    where c.audience <> 'hidden' and (members_too or c.audience = 'public')
      and rules.card_matches(c, matching_mentors.filters)
    limit most);
end $$;
