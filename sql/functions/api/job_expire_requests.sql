-- Turns down every request whose deadline has passed, gives its part back and tells both. Safe to run at any
-- time and twice at once: a mentor who is just being answered for is left to the next run.
-- Returns how many lapsed.
create function api.job_expire_requests()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  request data.mentorship_requests;
  lapsed integer := 0;
begin
  for due in
    select r.id, r.mentor_id from data.mentorship_requests r
    where r.status = 'pending' and r.answer_due_at <= now()
    order by r.mentor_id, r.id
    limit 10000
  loop
    perform from data.mentors m where m.id = due.mentor_id for no key update skip locked;
    continue when not found;
    request := rules.close_request(due.id, 'expired', 'system');
    continue when request.id is null;

    perform rules.queue_mail('request_expired:' || request.id, 'request_expired_mentee', request.mentee_user_id, rules.request_mail(request));
    perform rules.queue_mail('request_expired:' || request.id, 'request_expired_mentor', request.mentor_user_id, rules.request_mail(request));
    lapsed := lapsed + 1;
  end loop;
  return lapsed;
end $$;

grant execute on function api.job_expire_requests to app_worker;
