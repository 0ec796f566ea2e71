-- An admin records that the team has sent a refund by bank transfer, with the bank's reference: the refund of a
-- deposit, or a card refund that Stripe could not make (its flag is then settled). The mentee gets a mail. Not for
-- the admin's own purchases. Locks bank references, then mentee, purchase, parts.
-- Refuses: role_not_held, right_not_held, password_needed, refund_not_found, own_profile, already_refunded,
-- payment_disputed, already_answered, reference_missing, reference_used.
create function api.settle_refund(refund_id integer, external_ref text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_with_password('treasurer');
  refund data.refunds;
begin
  select r.* into refund from data.refunds r where r.id = refund_id;
  if not found then
    perform rules.reject('refund_not_found', kind => 'MR404');
  elsif exists (
    select from data.purchases u join data.mentees e on e.id = u.mentee_id
    where u.id = refund.purchase_id and e.user_id = admin) then
    perform rules.reject('own_profile', kind => 'MR403');
  end if;
  perform rules.lock_bank_references();
  perform rules.lock_purchase(refund.purchase_id);
  select r.* into refund from data.refunds r where r.id = refund.id for no key update;
  if rules.refund_stage(refund.id) = 'void' then
    perform rules.reject('already_refunded');
  elsif rules.refund_stage(refund.id) = 'disputed' then
    perform rules.reject('payment_disputed');
  elsif rules.refund_stage(refund.id) <> 'to_send' then
    perform rules.reject('already_answered');
  elsif coalesce(trim(external_ref), '') = '' then
    perform rules.reject('reference_missing', 'externalRef', 'MR422');
  elsif exists (select from data.refunds r where r.external_ref = trim(settle_refund.external_ref)) then
    perform rules.reject('reference_used', 'externalRef');
  end if;
  update data.payment_flags f set settled_at = now(), settled_by = admin
  where f.problem = 'refund_failed' and f.external_ref = refund.external_ref and f.settled_at is null;
  perform rules.finish_refund(refund, true, trim(settle_refund.external_ref), 'bank');
  perform rules.cut_refunds(p) from data.payments p where p.id = refund.payment_id;
end $$;

grant execute on function api.settle_refund to app_admin;
