-- Closes what a suspended user has asked and was asked: as a withdrawal for the mentors, as not available for the mentees.
-- Neither counts against anybody. The caller holds the locks of rules.lock_people_of.
create function rules.close_requests_of(person integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting integer;
  closed data.mentorship_requests;
begin
  perform rules.close_waiting_requests(m.id) from data.mentors m where m.user_id = person;
  for waiting in
    select r.id from data.mentorship_requests r where r.mentee_user_id = person and r.status = 'pending'
    order by r.id for no key update
  loop
    closed := rules.close_request(waiting, 'withdrawn', 'system');
    if closed.close_reason = 'withdrawn' then
      perform rules.queue_mail('request_withdrawn:' || closed.id, 'request_withdrawn', closed.mentor_user_id,
        rules.request_mail(closed));
    end if;
  end loop;
end $$;
