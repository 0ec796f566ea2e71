-- R21, R22. Creates a user's mentee profile. Returns its id.
-- Refuses: too_young, terms_not_accepted.
create function rules.create_mentee(user_id integer, terms_accepted boolean)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee_id integer;
begin
  perform rules.accept_as_mentee(user_id, terms_accepted);
  insert into data.mentees (user_id) values (create_mentee.user_id) returning id into mentee_id;
  return mentee_id;
end $$;
