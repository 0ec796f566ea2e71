-- A signed-in user who has another profile adds a mentee profile. Returns its id.
-- Refuses: role_not_held, profile_exists, too_young, terms_not_accepted.
create function api.create_mentee_profile(terms_accepted boolean, birthdate date default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  mentee_id integer;
begin
  if exists (select from data.mentees e where e.user_id = viewer) then
    perform rules.reject('profile_exists');
  end if;
  update data.users u set birthdate = create_mentee_profile.birthdate
  where u.id = viewer and u.birthdate is null;
  mentee_id := rules.create_mentee(viewer, terms_accepted);
  perform rules.queue_mail('profile_created:mentee', 'profile_created', viewer, '{"role": "mentee"}');
  return mentee_id;
end $$;

grant execute on function api.create_mentee_profile to app_member;
