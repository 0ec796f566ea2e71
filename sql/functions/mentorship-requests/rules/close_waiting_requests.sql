-- R11. Closes all pending requests to a mentor who is no longer available, or only those of a kind no longer offered, or
-- those that are due after a day has begun, and mails their mentees. Returns how many. The caller holds the locks of rules.lock_mentor_and_waiting.
create function rules.close_waiting_requests(mentor_id integer, not_offered_only boolean default false, from_day date default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting data.mentorship_requests;
  closed integer := 0;
begin
  for waiting in
    select r.* from data.mentorship_requests r join data.mentors m on m.id = r.mentor_id
    where r.mentor_id = close_waiting_requests.mentor_id and r.status = 'pending'
      and not (not_offered_only and case r.kind when 'coaching' then m.offers_coaching else m.offers_mentoring end)
      and (from_day is null or rules.local_date(r.answer_due_at - interval '1 second') >= from_day)
    order by r.id for no key update of r
  loop
    waiting := rules.close_request(waiting.id, 'mentor_unavailable', 'system');
    if waiting.close_reason = 'mentor_unavailable' then
      perform rules.queue_mail('mentor_unavailable:' || waiting.id, 'mentor_unavailable', waiting.mentee_user_id,
        rules.closed_request_mail(waiting));
    end if;
    closed := closed + 1;
  end loop;
  return closed;
end $$;
