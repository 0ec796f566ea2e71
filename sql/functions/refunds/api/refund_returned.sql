-- A treasurer records that a refund which the team had sent by bank transfer came back, mostly from an account that is
-- closed: the refund is to be sent again, the account is forgotten, and the mentee is asked for another. `seen_end`:
-- the last characters of the transfer that the page showed, `returned_on` the bank's day (rules.money_day). Told twice
-- changes nothing.
-- Locks mentee, purchase, parts.
-- Refuses: role_not_held, right_not_held, password_needed, refund_not_found, own_profile, refund_not_sent, money_moved,
-- date_in_future, money_day_too_early.
create function api.refund_returned(refund_id integer, seen_end text default null, returned_on date default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_for_routine('treasurer');
  refund data.refunds;
begin
  select r.* into refund from data.refunds r where r.id = refund_returned.refund_id;
  if not found then
    perform rules.reject('refund_not_found', kind => 'MR404');
  end if;
  perform rules.refuse_own_purchase(refund.purchase_id);
  perform rules.lock_purchase(refund.purchase_id);
  select r.* into refund from data.refunds r where r.id = refund.id for no key update;
  if refund.state = 'failed' and not refund.by_bank and exists (
    select from data.ledger_entries l where l.refund_id = refund.id and l.by_bank) then
    return;
  elsif refund.state <> 'done' or not refund.by_bank then
    perform rules.reject('refund_not_sent');
  elsif seen_end <> refund.reference_end then
    perform rules.reject('money_moved');
  end if;
  update data.refunds r set state = 'failed', by_bank = false, done_at = null, sent_on = null where r.id = refund.id;
  insert into data.ledger_entries (purchase_id, refund_id, amount_cents, by_bank, paid_on)
  values (refund.purchase_id, refund.id, refund.amount_cents, true, rules.money_day(returned_on, 'returnedOn', refund.sent_on));
  delete from data.refund_accounts a where a.purchase_id = refund.purchase_id;
  perform rules.record('purchases', refund.purchase_id, 'refund_returned');
  perform rules.cut_refunds(p) from data.payments p where p.id = refund.payment_id;
  perform rules.queue_mail('refund_returned:' || refund.id || ':' || refund.external_ref, 'refund_returned', e.user_id,
    rules.refund_mail(refund, 'bank'))
  from data.purchases u join data.mentees e on e.id = u.mentee_id where u.id = refund.purchase_id;
end $$;

grant execute on function api.refund_returned to app_admin;
