-- Returns the ids of at most `most` mentors that the viewer may see and that match filters
-- (rules.with_words), in no order.
create function rules.matching_mentors(filters jsonb, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  members_too constant boolean := rules.viewer_sees_private_mentors();
  wished constant integer[] := filters->>'wished';
begin
  return array(
    select c.mentor_id from data.mentor_cards c
    where (members_too or c.audience = 'public') and rules.card_matches(c, matching_mentors.filters)
      and (wished is null or c.mentor_id = any (wished))
    limit most);
end $$;
