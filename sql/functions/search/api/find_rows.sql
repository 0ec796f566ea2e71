-- Returns the ids of the rows of a list of the team, named by its view, in which every word of a text is found, each
-- in any of their people's words or their texts; none without a word. The longest word is met least, so it is looked for
-- first, and the others only in what it found. One plan serves all lists, as only the rows of the asked one are read.
create function api.find_rows(list text, q text)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  pattern text;
  met integer[];
  ids integer[];
begin
  for pattern in select p from unnest(rules.search_patterns(q)) p order by length(p) desc loop
    if ids is null then
      met := array(select w.user_id from private.user_words w where w.words like pattern);
      ids := array(
        select p.id from api.listed_people p where p.list = find_rows.list and p.user_id = any (met)
        union all
        select t.id from api.listed_texts t where t.list = find_rows.list and t.words like pattern);
    else
      ids := array(
        select p.id from api.listed_people p join private.user_words w on w.user_id = p.user_id
        where p.list = find_rows.list and p.id = any (ids) and w.words like pattern
        union all
        select t.id from api.listed_texts t where t.list = find_rows.list and t.id = any (ids) and t.words like pattern);
    end if;
  end loop;
  return coalesce(ids, '{}');
end $$;

grant execute on function api.find_rows to app_admin;
