-- An administrator stops a mentorship. In its first days (until the early limit after the first counted
-- session, or before any) it ends at once and by default the mentee gets her part back; later it ends after
-- the notice period and by default the part is closed, unless the mentor or the team ended it, or coaching was
-- stopped: closing that would lock the mentoring it comes with.
-- Returns the day it ends. Refuses: role_not_held, mentorship_not_found, no_running_mentorship, reason_missing.
create function api.stop_mentorship(
  mentorship_id integer, reason text, requested_by data.actor default 'admin', outcome data.stop_outcome default null)
returns date
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_mentorship_to_end(mentorship_id);
  early constant boolean := rules.in_first_days(mentorship.id);
  chosen constant data.stop_outcome := coalesce(outcome,
    case when early or requested_by in ('mentor', 'admin') or mentorship.kind = 'coaching' then 'replace' else 'close' end::data.stop_outcome);
begin
  if coalesce(trim(reason), '') = '' then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  end if;

  update data.mentorships s
  set stop_outcome = chosen, stop_requested_by = requested_by, end_reason = reason,
    -- A notice given again moves no day.
    notice_given_at = case when not early then coalesce(s.notice_given_at, now()) end,
    ends_on = case when not early then coalesce(s.ends_on, rules.local_date() + c.notice_days) end
  from data.constants c
  where s.id = mentorship.id
  returning s.* into mentorship;

  if early then
    perform rules.end_mentorship(mentorship, 'stopped', chosen, reason);
    return rules.local_date();
  end if;
  perform rules.record('mentorships', mentorship.id, 'notice_given', reason);
  perform rules.tell_both('mentorship_notice', mentorship);
  return mentorship.ends_on;
end $$;

grant execute on function api.stop_mentorship to app_admin;
