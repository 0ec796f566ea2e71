-- The ids of the people of a list (mentors, mentees) whose name, e-mail or telephone contains a text, in no order, for
-- the page of that list. At most `most`: as many found say that there may be more. Null where the index knows too little
-- of so short a text: the list is then read in its order. Bypasses row-level security, which would keep the search from
-- its index. The planner can't estimate a LIKE pattern; with these settings only the trigrams are left to it.
-- Refuses: role_not_held.
create function api.find_listed(list text, q text, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_indexscan = off
as $$
declare
  pattern constant text := api.search_pattern(q);
begin
  perform rules.require_admin();
  if pattern !~ '[[:alnum:]]{3}' then
    return null;
  elsif list = 'mentors' then
    return array(select m.id from data.mentors m where m.listed_words like pattern limit most);
  end if;
  return array(select e.id from data.mentees e where e.listed_words like pattern limit most);
end $$;

grant execute on function api.find_listed to app_admin;
