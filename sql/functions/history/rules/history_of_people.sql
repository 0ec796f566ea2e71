-- The newest entries of the history by or about the people whose words match a LIKE pattern: what they did, and what
-- was done to their accounts and profiles. Looks at 200 people; of the first 30, also at their requests, mentorships and
-- purchases.
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
  ), few as materialized (
    select p.user_id from people p limit 30
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
    -- As arrays they are looked up by the key.
    union
    select h.list_id from data.history h where h.subject = 'mentorship_requests' and h.subject_id = any (array(
      select r.id from few join data.mentorship_requests r on r.mentor_user_id = few.user_id
      union select r.id from few join data.mentorship_requests r on r.mentee_user_id = few.user_id))
    union
    select h.list_id from data.history h where h.subject = 'mentorships' and h.subject_id = any (array(
      select s.id from few join data.mentorships s on s.mentor_user_id = few.user_id
      union select s.id from few join data.mentorships s on s.mentee_user_id = few.user_id))
    union
    select h.list_id from data.history h where h.subject = 'purchases' and h.subject_id = any (array(
      select u.id from few join data.mentees e on e.user_id = few.user_id join data.purchases u on u.mentee_id = e.id))
    union
    select h.list_id from data.history h where h.subject = 'edit_requests' and h.subject_id = any (array(
      select r.id from few join data.mentors m on m.user_id = few.user_id join data.edit_requests r on r.mentor_id = m.id))
  )
  select array(select e.list_id from entries e order by e.list_id desc limit most)
$$;
