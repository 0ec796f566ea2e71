-- R11. Closes all pending requests to a mentor who is no longer available, or only those of a kind no longer offered,
-- and mails their mentees. The caller holds the locks of rules.lock_mentor_and_waiting.
create function rules.close_waiting_requests(mentor_id integer, not_offered_only boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting data.mentorship_requests;
begin
  for waiting in
    select r.* from data.mentorship_requests r join data.mentors m on m.id = r.mentor_id
    where r.mentor_id = close_waiting_requests.mentor_id and r.status = 'pending'
      and not (not_offered_only and case r.kind when 'coaching' then m.offers_coaching else m.offers_mentoring end)
    order by r.id for no key update of r
  loop
    waiting := rules.close_request(waiting.id, 'mentor_unavailable', 'system');
    if waiting.close_reason = 'mentor_unavailable' then
      perform rules.queue_mail('mentor_unavailable:' || waiting.id, 'mentor_unavailable', waiting.mentee_user_id,
        rules.closed_request_mail(waiting));
    end if;
  end loop;
end $$;
