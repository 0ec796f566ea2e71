-- Returns the ids of the rows of a list of the team, named by its view, in which every word of a text is found, each
-- in any of their people's words or their texts; none without a word. One plan serves all lists, as only the rows of the
-- asked one are read. The people are given as an array: joined, PostgreSQL would read every list whole.
create function api.find_rows(list text, q text)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  pattern text;
  people integer[];
  ids integer[];
begin
  foreach pattern in array rules.search_patterns(q) loop
    people := array(select w.user_id from private.user_words w where w.words ~ pattern);
    ids := array(
      select f.id from (
        select p.id from api.listed_people p where p.list = find_rows.list and p.user_id = any (people)
        union all
        select t.id from api.listed_texts t where t.list = find_rows.list and t.words ~ pattern) f
      where ids is null or f.id in (select unnest(ids)));
  end loop;
  return coalesce(ids, '{}');
end $$;

grant execute on function api.find_rows to app_admin;
