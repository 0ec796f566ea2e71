-- Returns the ids of the rows of a list of the team, named by its view, in which every word of a text is found, each
-- in any of their texts; none without a word. The longest word is met least, so it is looked for first, and the others
-- only in what it found. One plan serves all lists, as only the words of the asked one are read.
create function api.find_rows(list text, q text)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  pattern text;
  ids integer[];
begin
  for pattern in select p from unnest(rules.search_patterns(q)) p order by length(p) desc loop
    if ids is null then
      ids := array(select w.id from api.listed_words w where w.list = find_rows.list and w.words like pattern);
    else
      ids := array(select w.id from api.listed_words w
        where w.list = find_rows.list and w.id = any (ids) and w.words like pattern);
    end if;
  end loop;
  return coalesce(ids, '{}');
end $$;

grant execute on function api.find_rows to app_admin;
