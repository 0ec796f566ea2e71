-- Returns the ids of the rows of a list of the team, named by its view, in which every word of a text is found, each
-- in any of their texts; none without a word. One plan serves all lists, as only the words of the asked one are read.
create function api.find_rows(list text, q text)
returns integer[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  pattern text;
  met integer[];
  ids integer[];
begin
  foreach pattern in array rules.search_patterns(q) loop
    met := array(select w.id from api.listed_words w where w.list = find_rows.list and w.words like pattern);
    ids := case when ids is null then met else array(select unnest(ids) intersect select unnest(met)) end;
  end loop;
  return coalesce(ids, '{}');
end $$;

grant execute on function api.find_rows to app_admin;
