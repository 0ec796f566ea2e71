-- R16, R17, R18, R21. Ends a running or paused mentorship. The part is closed, or given back for a replacement unless the
-- purchase was refunded. Closed uncompleted coaching also closes its mentoring parts. Cancels the sessions
-- still to come, updates the mentor's availability and mails both people and a minor's guardian; an end for safety has
-- one neutral mail. The caller holds the mentee's lock, and for a running mentorship the mentor's too, since the mentor
-- card changes.
create function rules.end_mentorship(
  mentorship data.mentorships, status data.mentorship_status, outcome data.stop_outcome, reason text,
  closed_as data.closed_reason default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  was_running constant boolean := mentorship.status = 'running';
  money_back constant boolean := exists (
    select from data.parts p join data.purchases u on u.id = p.purchase_id
    where p.id = mentorship.part_id and u.refunded_at is not null);
  given_back constant boolean := outcome = 'replace' and not money_back;
  cancelled jsonb;
begin
  update data.mentorships s
  set status = end_mentorship.status, ended_at = now(), pause_until = null, end_reason = coalesce(reason, s.end_reason),
    stop_requested_by = mentorship.stop_requested_by, ended_for_safety = mentorship.ended_for_safety,
    stop_outcome = case when end_mentorship.status = 'stopped' then case when given_back then 'replace' else 'close' end end::data.stop_outcome
  where s.id = mentorship.id
  returning s.* into mentorship;

  if given_back then
    perform rules.give_part_back(mentorship.part_id);
  else
    perform rules.close_part(mentorship.part_id, coalesce(closed_as, case
      when end_mentorship.status = 'completed' then 'completed' when money_back then 'refunded' else 'cancelled'
    end::data.closed_reason));
  end if;

  cancelled := rules.cancel_planned_sessions(mentorship);
  perform rules.meet_wishes(mentorship.id, met => 'end');
  if was_running then
    perform rules.refresh_mentor_card(mentorship.mentor_id);
  end if;
  if mentorship.ended_for_safety then
    perform rules.tell_both('mentorship_ended', mentorship, more => jsonb_build_object('cancelledSessions', cancelled));
  else
    perform rules.tell_both('mentorship_' || end_mentorship.status, mentorship,
      more => jsonb_build_object('cancelledSessions', cancelled));
  end if;
  perform rules.tell_guardian('guardian_ended', mentorship);
end $$;
