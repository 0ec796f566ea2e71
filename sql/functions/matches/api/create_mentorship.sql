-- An admin starts a mentorship between a mentor and a mentee's paid part, without a request. Closes the mentor's
-- pending requests, as an approval does. Returns the mentorship id.
-- Refuses: role_not_held, right_not_held, part_not_found, mentor_not_found, own_profile, person_erased,
-- profile_incomplete, request_pending, what rules.start_mentorship refuses.
create function api.create_mentorship(part_id integer, mentor_id integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  part data.parts;
begin
  perform rules.require_admin();
  if not exists (select from data.mentors m where m.id = create_mentorship.mentor_id) then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  end if;
  select p.* into part from data.parts p where p.id = part_id;
  if not found then
    perform rules.reject('part_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(m.user_id, e.user_id)
  from data.mentors m, data.mentees e where m.id = create_mentorship.mentor_id and e.id = part.mentee_id;
  perform rules.lock_mentor_and_waiting(mentor_id, part.mentee_id);
  if exists (select from data.mentees e where e.id = part.mentee_id and e.profile_due) then
    perform rules.reject('profile_incomplete');
  end if;
  if rules.mentee_obstacle(part.mentee_id) = 'request_pending' then
    perform rules.reject('request_pending');
  end if;
  return rules.start_mentorship(mentor_id, part.mentee_id, part.id);
end $$;

grant execute on function api.create_mentorship to app_admin;
