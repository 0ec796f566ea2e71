-- Takes a mentor's gift for the team's answer; nobody answers her own. Refuses: role_not_held, scholarship_not_found,
-- own_profile.
create function rules.lock_gift(scholarship_id integer)
returns data.scholarships
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  gift data.scholarships;
begin
  select s.* into gift from data.scholarships s
  where s.id = lock_gift.scholarship_id and s.kind = 'mentor_gift' for no key update;
  if not found then
    perform rules.reject('scholarship_not_found', kind => 'MR404');
  elsif exists (select from data.mentors m where m.id = gift.given_by_mentor_id and m.user_id = admin) then
    perform rules.reject('own_profile', kind => 'MR403');
  end if;
  return gift;
end $$;
