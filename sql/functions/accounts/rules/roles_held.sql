-- R29. Returns the roles a user may act in, one per profile. A mentor with an open application holds the role but
-- sees only the application.
create function rules.roles_held(user_id integer)
returns data.role[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array_remove(array[
    (select 'admin'::data.role from data.admins a where a.user_id = roles_held.user_id and a.active),
    (select 'mentor'::data.role from data.mentors m where m.user_id = roles_held.user_id),
    (select 'mentee'::data.role from data.mentees m where m.user_id = roles_held.user_id)
  ], null);
end $$;
