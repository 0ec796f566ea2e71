-- Returns the viewing mentor's profile: every field that an edit request may change, with its current value.
-- Refuses: role_not_held.
create function api.own_mentor_profile()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules.mentor_profile(rules.require_mentor(texts_may_wait => true, by_mail => true))
$$;

grant execute on function api.own_mentor_profile to app_member;
