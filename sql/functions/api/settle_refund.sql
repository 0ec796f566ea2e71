-- An administrator records that a refund of a deposit was sent, with the bank's reference; the mentee is told.
-- Never her own. Refuses: role_not_held, refund_not_found, own_profile, already_answered.
create function api.settle_refund(refund_id integer, external_ref text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  refund data.refunds;
  owner integer;
begin
  select r.* into refund from data.refunds r where r.id = refund_id for no key update;
  if not found then
    perform rules.reject('refund_not_found', kind => 'MR404');
  end if;
  select e.user_id into owner
  from data.purchases u join data.mentees e on e.id = u.mentee_id where u.id = refund.purchase_id;
  if owner = admin then
    perform rules.reject('own_profile', kind => 'MR403');
  elsif refund.state <> 'sent' or exists (
    select from data.payments p where p.id = refund.payment_id and p.method = 'card') then
    perform rules.reject('already_answered');
  end if;

  update data.refunds r set state = 'done', done_at = now(), external_ref = settle_refund.external_ref
  where r.id = refund.id;
  perform rules.record('purchases', refund.purchase_id, 'refund_sent', settle_refund.external_ref);
  perform rules.queue_mail('refund_sent:' || refund.id, 'refund_sent', owner, rules.purchase_mail(refund.purchase_id));
end $$;

grant execute on function api.settle_refund to app_admin;
