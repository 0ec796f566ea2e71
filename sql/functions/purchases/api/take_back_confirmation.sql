-- Long: one act, from what stands against it to the mail.
-- R25. A treasurer takes back all that was confirmed or booked for a purchase from the bank, with the reason; what is right
-- is booked again. A line of the ledger stands against each payment, on its day. An order that it had paid waits again;
-- without a mentee, or beside another order of the same package, it is cancelled. `seen_entry`: the newest line of the
-- ledger that the page showed. Taken back twice changes nothing. The mentee is told.
-- Locks mentee, purchase, parts, then bank references.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, reason_missing, too_long,
-- nothing_confirmed, money_moved, confirmation_documented, confirmation_refunded, confirmation_requested, confirmation_used.
create function api.take_back_confirmation(purchase_id integer, reason text, seen_entry integer default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_for_routine('treasurer');
  words constant text := coalesce(trim(reason), '');
  purchase data.purchases := rules.lock_purchase(purchase_id);
  newest data.ledger_entries;
  obstacle text;
  payment data.payments;
  waits boolean;
begin
  perform rules.refuse_own_purchase(purchase.id);
  if words = '' then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  elsif length(words) > 2000 then
    perform rules.reject('too_long', 'reason', 'MR422');
  end if;
  perform rules.lock_bank_references();
  select l.* into newest from data.ledger_entries l where l.purchase_id = purchase.id order by l.id desc limit 1;
  obstacle := rules.take_back_obstacle(purchase);
  if obstacle = 'nothing_confirmed' and newest.taken_back then
    return;
  elsif obstacle is not null then
    perform rules.reject(obstacle);
  elsif seen_entry <> newest.id then
    perform rules.reject('money_moved');
  end if;

  waits := purchase.paid_at is null or (rules.counted_payment(purchase.id)).method <> 'card';
  for payment in
    select p.* from data.payments p
    where p.purchase_id = purchase.id and p.method in ('deposit', 'iris') and p.amount_cents > 0 order by p.id
  loop
    insert into data.ledger_entries (purchase_id, payment_id, amount_cents, taken_back, paid_on)
    values (purchase.id, payment.id, -payment.amount_cents, true, payment.paid_on);
    update data.payments p
    set taken_back = case when p.surplus and coalesce(purchase.paid_at, purchase.cancelled_at) is not null then 'surplus' else 'price' end,
      amount_cents = 0, surplus = true, external_ref = 'taken-back:' || p.id
    where p.id = payment.id;
    -- The same money may be flagged anew.
    update data.payment_flags f
    set external_ref = 'taken-back:' || payment.id, settled_at = coalesce(f.settled_at, now()),
      settled_by = coalesce(f.settled_by, admin), note = coalesce(f.note, words)
    where f.payment_id = payment.id;
  end loop;
  update data.transfers t set taken_back = true where t.purchase_id = purchase.id and not t.taken_back;
  perform rules.record('purchases', purchase.id, 'confirmation_taken_back', words);
  if waits and purchase.cancelled_at is null then
    perform rules.await_payment_again(purchase, payment.id);
  end if;
end $$;

grant execute on function api.take_back_confirmation to app_admin;
