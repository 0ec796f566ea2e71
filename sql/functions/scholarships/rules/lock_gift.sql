-- Locks the mentor's user row and the gift for an admin's decision, and returns the gift. An admin's own gift is
-- refused.
-- Refuses: role_not_held, right_not_held, scholarship_not_found, own_profile, person_erased.
create function rules.lock_gift(scholarship_id integer)
returns data.scholarships
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gift data.scholarships;
begin
  perform rules.require_right('treasurer');
  perform rules.lock_living_user(m.user_id)
  from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id
  where s.id = lock_gift.scholarship_id and s.kind = 'mentor_gift';
  select s.* into gift from data.scholarships s
  where s.id = lock_gift.scholarship_id and s.kind = 'mentor_gift' for no key update;
  if not found then
    perform rules.reject('scholarship_not_found', kind => 'MR404');
  end if;
  return gift;
end $$;
