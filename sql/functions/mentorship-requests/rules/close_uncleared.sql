-- R21. Closes a minor's pending request as soon as its mentor may not accept it any more, and tells the mentee: the mentor
-- cannot say yes, so it never lapses. Returns it, or null if that is not so. The caller holds the locks of the pair.
create function rules.close_uncleared(request_id integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request data.mentorship_requests;
begin
  select r.* into request from data.mentorship_requests r where r.id = request_id and r.status = 'pending';
  if not rules.is_uncleared(request) is true then
    return null;
  end if;
  request := rules.close_request(request.id, 'mentor_unavailable', 'system');
  if request.close_reason = 'mentor_unavailable' then
    perform rules.queue_mail('mentor_unavailable:' || request.id, 'mentor_unavailable', request.mentee_user_id,
      rules.closed_request_mail(request));
  end if;
  return request.id;
end $$;
