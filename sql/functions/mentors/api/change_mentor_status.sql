-- Sets a mentor active or inactive, with an optional reason from an admin. No one may deactivate a mentor who has a
-- running mentorship. A mentor with pending requests may not deactivate their own profile; if an admin does it, those
-- requests are closed as unavailable. False if the mentor has that status already.
-- Refuses: role_not_held, mentor_not_found, own_profile, person_erased, transition_not_allowed, mentor_in_mentorship,
-- mentor_has_pending_requests, mentor_held (the team hid the profile, and only the team shows it again), person_suspended.
create function api.change_mentor_status(status data.mentor_status, mentor_id integer default null, reason text default null)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  by_admin constant boolean := rules.viewer_is_admin();
  her constant integer := case when by_admin then change_mentor_status.mentor_id else rules.require_mentor() end;
  mentor data.mentors;
begin
  if change_mentor_status.mentor_id <> her then
    perform rules.reject('role_not_held', kind => 'MR403');
  end if;
  perform rules.lock_living_user(m.user_id) from data.mentors m where m.id = her;
  select m.* into mentor from data.mentors m where m.id = her for no key update;
  if not found then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  elsif mentor.status = change_mentor_status.status then
    return false;
  elsif change_mentor_status.status not in ('active', 'inactive') or mentor.status not in ('active', 'inactive') then
    perform rules.reject('transition_not_allowed');
  end if;

  if change_mentor_status.status = 'inactive' then
    if exists (select from data.mentorships s where s.mentor_id = mentor.id and s.status = 'running') then
      perform rules.reject('mentor_in_mentorship', case when by_admin then '' else 'status' end);
    end if;
    if by_admin then
      perform rules.lock_mentor_and_waiting(mentor.id);
      perform rules.close_waiting_requests(mentor.id);
    elsif exists (select from data.mentorship_requests q where q.mentor_id = mentor.id and q.status = 'pending') then
      perform rules.reject('mentor_has_pending_requests', 'status');
    end if;
  elsif mentor.held_at is not null and not by_admin then
    perform rules.reject('mentor_held');
  elsif rules.is_suspended(mentor.user_id) then
    perform rules.reject('person_suspended');
  end if;

  update data.mentors m set held_at = null, status = change_mentor_status.status, status_message = case when by_admin then reason end where m.id = mentor.id;
  perform rules.refresh_mentor_card(mentor.id);
  perform rules.queue_mail('profile_' || change_mentor_status.status || ':' || mentor.id || ':' || txid_current(),
    'profile_' || change_mentor_status.status, mentor.user_id, jsonb_build_object('message', case when by_admin then reason end));
  return true;
end $$;

grant execute on function api.change_mentor_status to app_member, app_admin;
