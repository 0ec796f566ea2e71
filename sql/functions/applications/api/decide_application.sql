-- An admin approves an application, rejects it, or asks the applicant for more. Without a message the mail uses its
-- standard text. If the application states no experience, an approval needs `experience_checked`.
-- Refuses: role_not_held, right_not_held, mentor_not_found, own_profile, person_erased, already_answered,
-- experience_not_checked, profile_incomplete, reason_missing.
create function api.decide_application(
  mentor_id integer, decision data.mentor_status, message text default null, experience_checked boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor data.mentors;
begin
  perform rules.require_admin();
  perform rules.lock_living_user(m.user_id) from data.mentors m where m.id = decide_application.mentor_id;
  select m.* into mentor from data.mentors m where m.id = decide_application.mentor_id for no key update;
  if not found then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  elsif mentor.status not in ('new', 'awaiting_response') or decision not in ('active', 'rejected', 'awaiting_response')
    or mentor.status = decision then
    perform rules.reject('already_answered');
  elsif mentor.profile_due then
    perform rules.reject('profile_incomplete');
  elsif decision = 'awaiting_response' and coalesce(trim(message), '') = '' then
    perform rules.reject('reason_missing', 'message', 'MR422');
  elsif decision = 'active' and experience_checked is not true and exists (
    select from data.mentor_cards c where c.mentor_id = mentor.id and c.experience_since is null) then
    perform rules.reject('experience_not_checked', 'experienceChecked');
  end if;

  update data.mentors m
  set status = decision, status_message = nullif(trim(message), ''),
    approved_at = case when decision = 'active' then now() else m.approved_at end,
    experience_checked = decide_application.experience_checked or m.experience_checked
  where m.id = mentor.id;
  perform rules.refresh_mentor_card(mentor.id);
  perform rules.queue_mail('application_' || decision || ':' || mentor.id || ':' || txid_current(),
    'application_' || decision, mentor.user_id, jsonb_build_object('mentorId', mentor.id, 'message', nullif(trim(message), '')));
end $$;

grant execute on function api.decide_application to app_admin;
