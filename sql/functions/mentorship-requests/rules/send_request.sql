-- Writes a request of the viewing mentee, or refuses with the rule that blocks it. With `begin_requested` records the
-- express request to begin, if the part's order lacks it (rules.begin_due). Returns its id.
-- Locks the mentor, then the mentee.
-- Refuses: role_not_held, mentor_not_found, own_profile, request_pending, mentee_in_mentorship,
-- mentor_in_mentorship, mentor_not_available, mentor_not_cleared, coaching_not_completed, guardian_objected,
-- guardian_needed, guardian_not_confirmed, payment_disputed, payment_not_confirmed, claim_period_passed,
-- no_coaching_package, no_package, what rules.check_request_words refuses.
create function rules.send_request(
  mentor_id integer, kind data.kind, message text, reason text default null, field_of_interest_id integer default null,
  begin_requested boolean default false)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  obstacle text;
  part data.parts;
  request data.mentorship_requests;
begin
  perform rules.check_request_words(kind, message, reason, field_of_interest_id);
  if not rules.mentor_visible(mentor_id) then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  end if;
  perform rules.lock_pair(mentor_id, mentee);
  -- A suspension meanwhile has closed the requests that it saw.
  if exists (select from data.mentees e where e.id = mentee and rules.is_suspended(e.user_id)) then
    perform rules.reject('role_not_held', kind => 'MR403');
  end if;

  obstacle := rules.request_obstacle(mentor_id, mentee, kind);
  if obstacle is not null then
    perform rules.reject(obstacle);
  end if;

  part := rules.part_for_request(mentee, kind);
  update data.parts p set status = 'pending' where p.id = part.id and p.status = 'paid';
  if not found then
    perform rules.reject('no_package');
  end if;

  if begin_requested and exists (select from data.purchases u where u.id = part.purchase_id and rules.begin_due(u)) then
    perform rules.take_begin_request(part.purchase_id);
  end if;

  insert into data.mentorship_requests as r (
    mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, reason, field_of_interest_id,
    answer_due_at)
  select e.id, e.user_id, m.id, m.user_id, part.id, send_request.kind, send_request.message, send_request.reason,
    send_request.field_of_interest_id, rules.answer_due()
  from data.mentors m, data.mentees e
  where m.id = send_request.mentor_id and e.id = mentee
  returning r.* into request;

  perform rules.queue_mail('request_sent:' || request.id, 'request_sent', request.mentee_user_id, rules.request_mail(request));
  perform rules.queue_mail('request_received:' || request.id, 'request_received', request.mentor_user_id, rules.request_mail(request));
  return request.id;
end $$;
