-- R7. True if a mentor and a mentee are profiles of the same user.
create function rules.same_user(mentor_id integer, mentee_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from data.mentors m join data.mentees e using (user_id)
    where m.id = same_user.mentor_id and e.id = same_user.mentee_id)
$$;
