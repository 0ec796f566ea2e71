-- R16. An admin stops a mentorship. It ends at once while paused or in its first days (before the first counted
-- session or shortly after it), otherwise after the notice promised with the order, with a working day. `outcome` says what becomes of the part (default:
-- rules.default_outcome); closed coaching closes its mentoring parts too. Returns the day it ends.
-- Refuses: reason_missing, paused_meanwhile, end_moved_meanwhile (not `seen_at_once`, what the page said), what rules.lock_mentorship_to_end refuses.
create function api.stop_mentorship(
  mentorship_id integer, reason text, requested_by data.actor default 'admin', outcome data.stop_outcome default null,
  seen_at_once boolean default null)
returns date
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_mentorship_to_end(mentorship_id, or_paused => true);
  early constant boolean := rules.in_first_days(mentorship.id);
  at_once constant boolean := early or mentorship.status = 'paused';
  chosen constant data.stop_outcome := coalesce(outcome, rules.default_outcome(early, requested_by, mentorship.kind));
begin
  if coalesce(trim(reason), '') = '' then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  elsif not seen_at_once and mentorship.status = 'paused' then
    perform rules.reject('paused_meanwhile');
  elsif seen_at_once <> at_once then
    perform rules.reject('end_moved_meanwhile');
  end if;

  update data.mentorships s
  set stop_outcome = chosen, stop_requested_by = requested_by, end_reason = reason,
    -- A repeated notice keeps the first end date.
    notice_given_at = case when not at_once then coalesce(s.notice_given_at, now()) end,
    ends_on = case when not at_once then coalesce(s.ends_on, rules.notice_until(u)) end
  from data.parts p join data.purchases u on u.id = p.purchase_id
  where s.id = mentorship.id and p.id = s.part_id
  returning s.* into mentorship;

  if at_once then
    perform rules.end_mentorship(mentorship, 'stopped', chosen, reason);
    return rules.local_date();
  end if;
  perform rules.record('mentorships', mentorship.id, 'notice_given', reason);
  perform rules.meet_wishes(mentorship.id, met => 'end');
  -- The mail's key: a new notice after a pause, or another outcome, is mailed again.
  perform rules.tell_both('mentorship_notice', mentorship,
    occasion => extract(epoch from mentorship.notice_given_at) || '-' || chosen);
  return mentorship.ends_on;
end $$;

grant execute on function api.stop_mentorship to app_admin;
