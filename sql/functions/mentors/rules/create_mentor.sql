-- Creates a user's mentor profile as an application. The caller mails the receipt. Returns its id.
-- Refuses: terms_not_accepted, profile_exists, mentor_too_young (also without a birthdate), what
-- rules.check_mentor_profile refuses.
create function rules.create_mentor(user_id integer, profile jsonb, terms_accepted boolean)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_mentor_id integer;
begin
  perform rules.lock_user(user_id);
  perform rules.accept_text(user_id, 'mentor_terms', terms_accepted);
  perform rules.accept_text(user_id, 'privacy', terms_accepted);
  insert into data.mentors (user_id) values (create_mentor.user_id)
  on conflict on constraint mentors_user_id_key do nothing
  returning id into new_mentor_id;
  if new_mentor_id is null then
    perform rules.reject('profile_exists');
  end if;

  insert into data.mentor_cards (mentor_id, name, surname, title)
  select new_mentor_id, u.name, u.surname, coalesce(profile->>'title', '')
  from data.users u where u.id = create_mentor.user_id;
  insert into data.mentor_pages (mentor_id) values (new_mentor_id);
  insert into data.mentor_details (mentor_id) values (new_mentor_id);
  perform rules.write_mentor_profile(new_mentor_id, profile);
  if exists (select from data.users u where u.id = create_mentor.user_id and u.birthdate is null) then
    perform rules.reject('mentor_too_young', 'birthdate');
  end if;
  return new_mentor_id;
end $$;
