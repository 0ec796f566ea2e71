-- R29. The roles that the viewer holds, the one used last first, with what waits in each: requests for the mentor's answer,
-- questions for the mentee's.
create function api.role_choices()
returns table (role data.role, waits integer)
language sql stable security definer set search_path = ''
as $$
  select held.role, (
      select count(*)::integer from data.mentorship_requests r
      where r.status = 'pending' and r.answer_due_at > now() and case held.role
        when 'mentor' then r.mentor_user_id = v.user_id
        when 'mentee' then r.mentee_user_id = v.user_id and r.question is not null and r.answer is null end) as waits
  from (select rules.viewer_user_id() as user_id) v
  cross join lateral unnest(rules.roles_held(v.user_id)) with ordinality as held (role, place)
  order by (select max(s.seen_at) from private.sessions s where s.user_id = v.user_id and s.role = held.role) desc nulls last,
    waits desc, held.place
$$;

grant execute on function api.role_choices to app_member, app_admin;
