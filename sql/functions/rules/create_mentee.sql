-- R21, R22. Creates a user's mentee profile. Returns its id.
-- Refuses: too_young, terms_not_accepted.
create function rules.create_mentee(user_id integer, terms_accepted boolean)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee_id integer;
begin
  if not exists (
    select from data.users u, data.constants c
    where u.id = create_mentee.user_id
      and u.birthdate + make_interval(years => c.mentee_minimum_age) <= rules.local_date()
  ) then
    perform rules.reject('too_young', 'birthdate');
  end if;
  perform rules.accept_text(user_id, 'mentee_terms', terms_accepted);
  perform rules.accept_text(user_id, 'privacy', terms_accepted);

  insert into data.mentees (user_id) values (create_mentee.user_id) returning id into mentee_id;
  return mentee_id;
end $$;
