-- R25. Which of these mentors api.change_mentor_status would not make inactive now, and why. Requests that wait for the
-- mentor are a notice only, requests: they are closed as unavailable.
-- Refuses: role_not_held.
-- Null: obstacle, notice.
create function api.make_inactive_obstacles(mentor_ids integer[])
returns table (id integer, obstacle text, notice text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
    select m.id, case
        when m.user_id = rules.viewer_user_id() then 'own_profile'
        when m.status = 'inactive' then 'already_inactive'
        when m.status <> 'active' then 'transition_not_allowed'
        when exists (select from data.mentorships s where s.mentor_id = m.id and s.status = 'running') then 'mentor_in_mentorship'
      end, case when exists (
      select from data.mentorship_requests r where r.mentor_id = m.id and r.status = 'pending') then 'requests' end
    from data.mentors m where m.id = any (mentor_ids);
end $$;

grant execute on function api.make_inactive_obstacles to app_admin;
