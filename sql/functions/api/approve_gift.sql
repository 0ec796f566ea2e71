-- An administrator approves a mentor's gift. Refuses: role_not_held, scholarship_not_found, own_profile.
create function api.approve_gift(scholarship_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
begin
  if exists (
    select from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id
    where s.id = scholarship_id and m.user_id = admin
  ) then
    perform rules.reject('own_profile', kind => 'MR403');
  end if;
  update data.scholarships s set approved_at = coalesce(s.approved_at, now())
  where s.id = scholarship_id and s.kind = 'mentor_gift';
  if not found then
    perform rules.reject('scholarship_not_found', kind => 'MR404');
  end if;
end $$;

grant execute on function api.approve_gift to app_admin;
