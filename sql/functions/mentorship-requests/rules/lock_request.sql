-- R9, R10, R12. Locks a pending request for an answer or a withdrawal: users, mentor, mentee, request, in this order;
-- with `and_waiting` also the other mentees who wait for this mentor. So approvals, rejections, withdrawals and the
-- expiry job run one after the other. Returns the request.
-- Refuses: texts_due, request_not_found (unknown or not the viewer's), already_answered,
-- deadline_passed (an answer only), own_profile (an answer to an admin's own request, or to one to that admin), person_erased.
create function rules.lock_request(request_id integer, answering boolean, and_waiting boolean default false)
returns data.mentorship_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request data.mentorship_requests;
  obstacle text;
begin
  perform rules.refuse_other_right();
  perform rules.refuse_texts_due();
  select r.* into request from data.mentorship_requests r where r.id = request_id;
  if not found or not (
    (answering and request.mentor_id = rules.viewer_mentor_id())
    or (not answering and request.mentee_id = rules.viewer_mentee_id())
    or rules.viewer_is_admin()
  ) is true then
    perform rules.reject('request_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(request.mentor_user_id, request.mentee_user_id);

  if and_waiting then
    perform rules.lock_mentor_and_waiting(request.mentor_id, request.mentee_id);
  else
    perform rules.lock_pair(request.mentor_id, request.mentee_id);
  end if;
  select r.* into request from data.mentorship_requests r where r.id = request_id for no key update;
  if answering then
    obstacle := rules.answer_obstacle(request);
  elsif request.status <> 'pending' then
    obstacle := 'already_answered';
  end if;
  if obstacle is not null then
    perform rules.reject(obstacle, kind => case obstacle when 'own_profile' then 'MR403' else 'MR409' end);
  end if;
  return request;
end $$;
