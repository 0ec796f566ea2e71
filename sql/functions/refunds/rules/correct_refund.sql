-- R20. Computes the refund of a mentorship's purchase again after its log was corrected, if it is not sent yet: the
-- share of the sessions held until the withdrawal or refund. The mentee gets a mail. The caller holds the locks of
-- rules.lock_session_log.
-- Refuses: service_performed (nothing would go back; the team decides otherwise).
create function rules.correct_refund(mentorship data.mentorships)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases;
  refund data.refunds;
  share record;
  kept integer;
begin
  select u.* into purchase from data.parts p join data.purchases u on u.id = p.purchase_id where p.id = mentorship.part_id;
  select r.* into refund from data.refunds r
  where r.purchase_id = purchase.id and r.ground in ('withdrawal', 'rejections')
    and rules.refund_stage(r) in ('to_send', 'disputed')
  for no key update;
  if not found then
    return;
  end if;
  select s.* into share from rules.held_share(purchase, coalesce(refund.declared_at, refund.requested_at)) s;
  kept := case when refund.ground = 'withdrawal' and purchase.begin_requested_at is null then 0 else share.cents end;
  if kept - refund.kept_cents >= refund.amount_cents then
    perform rules.reject('service_performed');
  end if;
  update data.refunds r
  set amount_cents = r.amount_cents + r.kept_cents - kept, kept_cents = kept, sessions_held = share.held,
    sessions_total = share.total
  where r.id = refund.id and (r.kept_cents, r.sessions_held) is distinct from (kept, share.held)
  returning r.* into refund;
  if not found then
    return;
  end if;
  perform rules.record('purchases', purchase.id, 'refund_corrected');
  perform rules.queue_mail('refund_corrected:' || refund.id || ':' || gen_random_uuid(), 'refund_corrected', mentorship.mentee_user_id,
    rules.refund_mail(refund));
end $$;
