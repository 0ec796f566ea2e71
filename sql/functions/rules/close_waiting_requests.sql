-- Turns down every request waiting on a mentor who is no longer available, and tells those mentees. The caller
-- holds the mentor and all of them (rules.lock_mentor_and_waiting).
create function rules.close_waiting_requests(mentor_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting data.mentorship_requests;
begin
  for waiting in
    select r.* from data.mentorship_requests r
    where r.mentor_id = close_waiting_requests.mentor_id and r.status = 'pending'
    order by r.id for no key update
  loop
    waiting := rules.close_request(waiting.id, 'mentor_unavailable', 'system');
    perform rules.queue_mail('mentor_unavailable:' || waiting.id, 'mentor_unavailable', waiting.mentee_user_id,
      rules.closed_request_mail(waiting));
  end loop;
end $$;
