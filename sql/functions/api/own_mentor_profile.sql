-- The viewing mentor's profile: the fields an edit may name, with their present values.
-- Refuses: role_not_held.
create function api.own_mentor_profile()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules.mentor_profile(rules.require_mentor())
$$;

grant execute on function api.own_mentor_profile to app_member;
