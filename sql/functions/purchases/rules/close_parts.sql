-- Closes everything open of a purchase: pending requests, paused mentorships, parts, and refund requests. A guardian's
-- data stay only if the guardian confirmed and the purchase was not cancelled. The caller
-- holds the locks of the purchase (rules.lock_purchase).
create function rules.close_parts(purchase_id integer, reason data.closed_reason)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waiting data.mentorship_requests;
begin
  for waiting in
    select r.* from data.mentorship_requests r
    join data.parts p on p.id = r.part_id
    where p.purchase_id = close_parts.purchase_id and r.status = 'pending'
    for no key update of r
  loop
    waiting := rules.close_request(waiting.id, 'purchase_closed', 'system');
    if waiting.close_reason = 'purchase_closed' then
      perform rules.queue_mail('request_withdrawn:' || waiting.id, 'request_withdrawn', waiting.mentor_user_id,
        rules.request_mail(waiting));
    end if;
  end loop;
  perform rules.end_mentorship(s, 'stopped', 'close', reason::text, closed_as => reason)
  from data.mentorships s join data.parts p on p.id = s.part_id
  where p.purchase_id = close_parts.purchase_id and s.status = 'paused';
  update data.parts p set status = 'completed', closed_reason = reason, closed_at = now()
  where p.purchase_id = close_parts.purchase_id and p.status in ('awaiting_payment', 'paid');
  -- What was stopped or expired before goes by the same word as the purchase.
  update data.parts p set closed_reason = reason
  where reason = 'refunded' and p.purchase_id = close_parts.purchase_id and p.closed_reason in ('cancelled', 'expired');
  update data.refund_requests q
  set answered_at = now(), answered_by = rules.viewer_user_id(), granted = reason = 'refunded'
  where q.purchase_id = close_parts.purchase_id and q.answered_at is null;
  perform rules.forget_guardian(u.id) from data.purchases u
  where u.id = close_parts.purchase_id and (u.guardian_consented_at is null or reason = 'cancelled');
end $$;
