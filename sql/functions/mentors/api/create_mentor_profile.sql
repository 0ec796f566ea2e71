-- A signed-in user who has another profile adds a mentor profile, as an application. Returns its id.
-- Refuses: role_not_held, what rules.create_mentor refuses.
create function api.create_mentor_profile(profile jsonb, terms_accepted boolean)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor_id integer;
begin
  mentor_id := rules.create_mentor(rules.lock_viewer(), profile, terms_accepted);
  perform rules.queue_mail('profile_created:mentor', 'profile_created', rules.viewer_user_id(), '{"role": "mentor"}');
  return mentor_id;
end $$;

grant execute on function api.create_mentor_profile to app_member;
