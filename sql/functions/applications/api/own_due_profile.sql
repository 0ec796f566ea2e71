-- What the viewer must complete before acting in the session's role: the role, whether the birthdate is known, and a
-- mentor's profile as far as the team filled it in. No row if nothing is due.
-- Rows: one or none.
-- Null: profile.
-- Type profile: Record<string, unknown>.
create function api.own_due_profile()
returns table (role data.role, birthdate_known boolean, profile jsonb)
language sql stable security definer set search_path = ''
as $$
  select s.role, u.birthdate is not null, (
    select rules.mentor_profile(m.id) from data.mentors m where m.user_id = u.id and s.role = 'mentor')
  from rules.viewer_session() s
  join data.users u on u.id = s.user_id and u.erased_at is null
  where s.role = any (rules.roles_due(u.id))
$$;

grant execute on function api.own_due_profile to app_member;
