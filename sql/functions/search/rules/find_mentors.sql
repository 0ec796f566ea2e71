-- Returns the ids of one page of the mentors that the viewer may see and that match the filters, in the order of the
-- list, or as `sort` says. Many matches of words are soon met on a walk through the list; few are found by the words and sorted.
create function rules.find_mentors(filters jsonb, key jsonb, backwards boolean, most integer)
returns integer[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  few constant integer := 2000;
  reach constant integer := 600;
  members_too constant boolean := rules.viewer_sees_private_mentors();
  worded constant jsonb := rules.with_words(filters);
  near record;
  with_words integer[];
begin
  if worded->>'sort' in ('newest', 'name') then
    return rules.sorted_mentors(worded, members_too, key, backwards, most);
  end if;
  if worded ? 'word1' then
    near := rules.near_mentors(worded, members_too, key, backwards, reach);
    if near.ends or cardinality(near.ids) >= most then
      return near.ids[1:most];
    end if;
    -- Three among the nearest 600: of many mentors more than a few thousand have the words, so a page is met soon.
    if cardinality(near.ids) < 3 then
      with_words := rules.mentors_with_words(worded, members_too, few + 1);
      if cardinality(with_words) <= few then
        return rules.page_of_mentors(with_words, key, backwards, most);
      end if;
    end if;
  end if;
  return rules.walk_mentors(worded, members_too, key, backwards, most);
end $$;
