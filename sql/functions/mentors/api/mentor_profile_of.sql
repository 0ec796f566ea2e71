-- For admins: a mentor's profile, every field that an edit may change with its current value; null for an unknown
-- mentor.
-- Refuses: role_not_held.
create function api.mentor_profile_of(mentor_id integer)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return rules.mentor_profile(mentor_id);
end $$;

grant execute on function api.mentor_profile_of to app_admin;
