-- Counts the mentors that match the filters, at most `most`.
create function api.count_mentors(filters jsonb, most integer default 1001)
returns integer
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  worded constant jsonb := rules.with_words(filters);
  members_too constant boolean := rules.viewer_sees_private_mentors();
begin
  if worded ? 'word1' then return cardinality(rules.mentors_with_words(worded, members_too, most)); end if;
  return (
    select count(*) from (
      select from data.mentor_cards c
      where c.audience <> 'hidden' and (members_too or c.audience = 'public') and rules.card_matches(c, worded)
      limit most) as found);
end $$;

grant execute on function api.count_mentors to app_visitor, app_member, app_admin;
