-- Returns the ids of at most `most` mentees whom a text finds by name, e-mail or telephone, in the order of their names.
-- The planner can't estimate a LIKE pattern; with these settings only the trigrams are left to it.
create function rules.mentees_found(words text, most integer)
returns setof integer
language plpgsql stable security definer rows 20 set search_path = '' set enable_seqscan = off set enable_indexscan = off
as $$
begin
  -- An erased mentee has no name.
  return query
    select e.id from data.mentees e
    where e.listed_words like api.search_pattern(words) and e.listed_name <> ''
    order by e.listed_name, e.id limit most;
end $$;
