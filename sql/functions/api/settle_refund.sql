-- An administrator records that the team has sent a refund from its own account, with the bank's reference: a
-- deposit's, or a card's that Stripe could not bring. The mentee is told. Never her own.
-- Refuses: role_not_held, refund_not_found, own_profile, already_answered.
create function api.settle_refund(refund_id integer, external_ref text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
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
  perform rules.lock_purchase(refund.purchase_id);
  select r.* into refund from data.refunds r where r.id = refund.id for no key update;
  if refund.state <> (
    select case p.method when 'card' then 'failed' else 'sent' end
    from data.payments p where p.id = refund.payment_id) then
    perform rules.reject('already_answered');
  end if;
  perform rules.finish_refund(refund, true, settle_refund.external_ref, 'bank');
end $$;

grant execute on function api.settle_refund to app_admin;
