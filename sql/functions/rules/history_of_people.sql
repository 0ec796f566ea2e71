-- The newest entries of the history by or about the people whose words match a LIKE pattern: what they did, and what
-- was done to their accounts and profiles. Looks at 200 people.
create function rules.history_of_people(pattern text, most integer)
returns integer[]
language sql stable security definer set search_path = ''
as $$
  with people as materialized (
    select m.user_id from data.mentors m where m.listed_words like pattern
    union
    select e.user_id from data.mentees e where e.listed_words like pattern
    union
    select a.user_id from data.admins a join data.users u on u.id = a.user_id
    where rules.fold(concat_ws(' ', u.name, u.surname, u.email)) like pattern
    limit 200
  ), entries as (
    select h.list_id from people p join data.history h on h.actor_user_id = p.user_id
    union
    select h.list_id from people p join data.history h on h.subject = 'users' and h.subject_id = p.user_id
    union
    select h.list_id from people p join data.mentors m on m.user_id = p.user_id
    join data.history h on h.subject = 'mentors' and h.subject_id = m.id
    union
    select h.list_id from people p join data.mentees e on e.user_id = p.user_id
    join data.history h on h.subject = 'mentees' and h.subject_id = e.id
  )
  select array(select e.list_id from entries e order by e.list_id desc limit most)
$$;
