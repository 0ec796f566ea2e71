-- R15, R21. An admin resumes a paused mentorship. If the mentor is available, it runs on and its planned end moves by the
-- length of the pause, and open wishes for that are met. With a minor it stays paused until the mentor is cleared. Otherwise it is stopped and the part goes back to the mentee with its counted sessions.
-- Returns the new status.
-- Refuses: role_not_held, right_not_held, resume_limit_passed, mentee_in_mentorship, request_pending,
-- payment_disputed, purchase_closed (the purchase was refunded), guardian_objected, guardian_needed,
-- guardian_not_confirmed, mentor_not_cleared, not_paused, what
-- rules.lock_mentorship_and_waiting refuses.
create function api.resume_mentorship(mentorship_id integer)
returns data.mentorship_status
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships;
  obstacle text;
  resumed timestamptz;
begin
  perform rules.require_admin();
  mentorship := rules.lock_mentorship_and_waiting(mentorship_id);
  if mentorship.status <> 'paused' then
    perform rules.reject('not_paused');
  elsif mentorship.resume_by <= now() then
    perform rules.reject('resume_limit_passed');
  end if;
  obstacle := rules.mentee_obstacle(mentorship.mentee_id);
  if obstacle is null then
    select case when u.disputed_at is not null then 'payment_disputed' when u.refunded_at is not null then 'purchase_closed'
      else rules.guardian_obstacle(u) end
    into obstacle
    from data.parts p join data.purchases u on u.id = p.purchase_id where p.id = mentorship.part_id;
  end if;
  if obstacle is not null then
    perform rules.reject(obstacle);
  end if;

  obstacle := rules.mentor_obstacle(mentorship.mentor_id, mentorship.mentee_id, mentorship.kind);
  if obstacle = 'mentor_not_cleared' then
    perform rules.reject(obstacle);
  elsif obstacle is not null then
    perform rules.end_mentorship(mentorship, 'stopped', 'replace', obstacle);
    return 'stopped';
  end if;
  perform rules.close_waiting_requests(mentorship.mentor_id);
  -- This transaction may have begun before the one that paused: then the pause has no length.
  resumed := greatest(mentorship.paused_at, now());
  update data.mentorships s
  set status = 'running', paused_at = null, resumed_at = resumed, resume_by = null, pause_until = null, end_reason = null,
    past_pauses = s.past_pauses + tstzmultirange(tstzrange(s.paused_at, resumed)),
    planned_end_on = s.planned_end_on + (rules.local_date(resumed) - rules.local_date(s.paused_at))
  where s.id = mentorship.id
  returning s.* into mentorship;
  perform rules.refresh_mentor_card(mentorship.mentor_id);
  perform rules.meet_wishes(mentorship.id, met => 'resume');
  perform rules.tell_both('mentorship_resumed', mentorship, occasion => now()::text);
  return 'running';
end $$;

grant execute on function api.resume_mentorship to app_admin;
