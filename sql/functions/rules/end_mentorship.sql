-- R16, R17, R18. Ends a mentorship that runs or is paused: its part is closed, or given back for a replacement;
-- coaching that is closed before it was completed takes the mentoring with it, which it would lock for ever; what was
-- planned is cancelled; the mentor is free again; both are told. The caller holds the mentee, and for a running
-- mentorship its mentor, whose card tells what she is free for.
create function rules.end_mentorship(
  mentorship data.mentorships, status data.mentorship_status, outcome data.stop_outcome, reason text,
  closed_as data.closed_reason default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  was_running constant boolean := mentorship.status = 'running';
begin
  update data.mentorships s
  set status = end_mentorship.status, ended_at = now(), end_reason = coalesce(reason, s.end_reason),
    stop_outcome = case when end_mentorship.status = 'stopped' then outcome end
  where s.id = mentorship.id
  returning s.* into mentorship;

  if outcome = 'replace' then
    perform rules.give_part_back(mentorship.part_id);
  else
    perform rules.close_part(mentorship.part_id,
      coalesce(closed_as, case end_mentorship.status when 'completed' then 'completed' else 'cancelled' end::data.closed_reason));
  end if;

  perform rules.cancel_planned_sessions(mentorship.id);
  if was_running then
    perform rules.refresh_mentor_card(mentorship.mentor_id);
  end if;
  perform rules.tell_both('mentorship_' || end_mentorship.status, mentorship);
end $$;
