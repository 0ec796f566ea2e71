-- R11. Starts a mentorship on a part, with or without a request. Checks all rules again under the locks of
-- rules.lock_mentor_and_waiting, which the caller holds. Closes the mentor's other pending requests and mails
-- everyone concerned, also the guardian of a minor. The unique index mentor_in_mentorship guarantees one mentee at a time; the check here only
-- gives the better message. Returns its id.
-- Refuses: person_suspended, mentor_in_mentorship, mentor_not_available, mentor_not_cleared, mentee_in_mentorship,
-- payment_not_confirmed, claim_period_passed (without a request), payment_disputed, guardian_not_confirmed,
-- coaching_not_completed.
create function rules.start_mentorship(mentor_id integer, mentee_id integer, part_id integer, request_id integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- With a request, the part is already reserved (pending).
  awaited constant data.part_status := case when request_id is null then 'paid' else 'pending' end;
  part data.parts;
  obstacle text;
  mentorship data.mentorships;
begin
  select p.* into part from data.parts p where p.id = part_id for no key update;

  obstacle := coalesce(
    (select 'person_suspended' from data.mentees e where e.id = start_mentorship.mentee_id and rules.is_suspended(e.user_id)),
    rules.mentor_obstacle(mentor_id, mentee_id, part.kind),
    rules.running_obstacle(mentee_id),
    rules.part_obstacle(part, awaited => awaited));
  if obstacle is not null then
    perform rules.reject(obstacle);
  end if;

  insert into data.mentorships as s (
    request_id, mentor_id, mentor_user_id, mentee_id, mentee_user_id, part_id, kind, planned_end_on, created_by_user_id)
  select start_mentorship.request_id, m.id, m.user_id, e.id, e.user_id, part.id, part.kind,
    (rules.local_date() + make_interval(months => part.duration_months))::date, rules.viewer_user_id()
  from data.mentors m, data.mentees e
  where m.id = start_mentorship.mentor_id and e.id = start_mentorship.mentee_id
  returning s.* into mentorship;
  update data.parts p set status = 'running' where p.id = part.id;

  perform rules.close_waiting_requests(mentorship.mentor_id);
  perform rules.refresh_mentor_card(mentorship.mentor_id);
  perform rules.queue_mail('mentorship_started:' || mentorship.id, 'mentorship_started_mentee',
    mentorship.mentee_user_id, rules.mentorship_mail(mentorship, for_role => 'mentee'));
  perform rules.queue_mail('mentorship_started:' || mentorship.id, 'mentorship_started_mentor',
    mentorship.mentor_user_id, rules.mentorship_mail(mentorship, for_role => 'mentor'));
  perform rules.tell_guardian('guardian_started', mentorship);
  return mentorship.id;
end $$;
