-- Returns the roles of a user whose profile the team created and its owner has not completed yet.
create function rules.roles_due(user_id integer)
returns data.role[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    (select 'mentor'::data.role from data.mentors m where m.user_id = roles_due.user_id and m.profile_due),
    (select 'mentee'::data.role from data.mentees e where e.user_id = roles_due.user_id and e.profile_due)
  ], null)
$$;
