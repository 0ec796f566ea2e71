-- An applicant who was rejected or asked for more sends the application again. Updates the same row; its history
-- stays.
-- Refuses: role_not_held, texts_due, not_applicable, what rules.check_mentor_profile refuses.
create function api.resubmit_application(profile jsonb)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  mentor data.mentors;
begin
  perform rules.refuse_texts_due();
  select m.* into mentor from data.mentors m where m.user_id = viewer for no key update;
  if mentor.status is null or mentor.status not in ('awaiting_response', 'rejected')
    or mentor.profile_due then
    perform rules.reject('not_applicable');
  end if;
  perform rules.write_mentor_profile(mentor.id, profile);
  update data.mentors m set status = 'new', status_message = null, applied_at = now() where m.id = mentor.id;
  perform rules.queue_mail('application_sent:' || mentor.id || ':' || txid_current(), 'application_sent', viewer);
end $$;

grant execute on function api.resubmit_application to app_member;
