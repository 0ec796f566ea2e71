-- R21. Keeps that a guardian objected to an order, or took the consent back: nothing starts any more until the team lifts
-- it, and a request that waits is taken back, which counts against nobody. The caller holds the mentee's lock.
create function rules.store_objection(mentee_id integer, event text, purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting integer;
  closed data.mentorship_requests;
begin
  update data.mentees e set guardian_objected_at = coalesce(e.guardian_objected_at, now()) where e.id = store_objection.mentee_id;
  perform rules.record('purchases', purchase_id, event);
  select r.id into waiting from data.mentorship_requests r where r.mentee_id = store_objection.mentee_id and r.status = 'pending';
  if not found then
    return;
  end if;
  closed := rules.close_request(waiting, 'withdrawn', 'system');
  if closed.close_reason = 'withdrawn' then
    perform rules.queue_mail('request_withdrawn:' || closed.id, 'request_withdrawn', closed.mentor_user_id,
      rules.request_mail(closed));
  end if;
end $$;
