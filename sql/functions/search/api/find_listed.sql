-- The ids of the rows of a list that a text finds by an index, for the page of that list: people by name, e-mail or
-- telephone; mentorships, requests (pending, or rejected) and purchases by the names of their people; applications by
-- name and title; the history by the person who acted or whose account or profile it is about, newest first; mails by
-- address. At most `most`: as many found say that there may be more. Null where the index knows too little of so short
-- a text: the list is then read in its order. Bypasses row-level security, which would keep the search from its index.
-- The planner can't estimate a LIKE pattern; with these settings only the trigrams are left to it.
-- Purchases are for the whole team.
-- Refuses: role_not_held, right_not_held.
create function api.find_listed(list text, q text, most integer)
returns integer[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_indexscan = off
as $$
declare
  pattern constant text := api.search_pattern(q);
begin
  if list = 'purchases' then
    perform rules.require_team();
  else
    perform rules.require_admin();
  end if;
  if pattern !~ '[[:alnum:]]{3}' then
    return null;
  end if;
  return case list
    when 'mentors' then array(select m.id from data.mentors m where m.listed_words like pattern limit most)
    when 'mentees' then array(select e.id from data.mentees e where e.listed_words like pattern limit most)
    when 'applications' then array(
      select c.mentor_id from data.mentor_cards c join data.mentors m on m.id = c.mentor_id
      where c.folded like pattern and m.status in ('new', 'awaiting_response', 'rejected') limit most)
    when 'mentorships' then array(select s.id from data.mentorships s where s.listed_words like pattern limit most)
    when 'requests' then array(
      select r.id from data.mentorship_requests r where r.status = 'pending' and r.listed_words like pattern limit most)
    when 'rejected' then array(
      select r.id from data.mentorship_requests r where r.status = 'rejected' and r.listed_words like pattern limit most)
    when 'purchases' then array(select u.id from data.purchases u where u.listed_words like pattern limit most)
    when 'mails' then array(select m.id from data.mails m where m.to_email like pattern limit most)
    when 'history' then rules.history_of_people(pattern, most)
  end;
end $$;

grant execute on function api.find_listed to app_admin;
