-- Long: every fate of a line stands here, in the order in which it is asked.
-- R25. What would become of a line of a bank statement now, for the viewing admin. sure, confirmed: noted without a
-- question; other_day: recorded by hand, and the day becomes the bank's; unknown, too_large, twice, confirmed_less, own_profile, and what was put aside: nothing can be done with it here;
-- donation, ours, ignored: a person said so; booked: it was; returned, takes_back, may_take_back, own_refund, refund_back, reversed: money that went back; every other one can be
-- booked, and a person decides.
create function rules.statement_fate(line private.statement_lines)
returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  purchase data.purchases;
  obstacle text;
  missing integer;
  by_hand data.payments;
begin
  if line.aside is not null then
    return line.aside;
  elsif line.amount_cents < 0 then
    return case
      when line.candidates <> '{}' then 'may_take_back'
      when line.purchase_id is null then 'reversed'
      when exists (
        select from data.refunds r
        where r.purchase_id = line.purchase_id and r.by_bank and r.state <> 'void' and r.amount_cents = -line.amount_cents) then 'own_refund'
      else 'takes_back'
    end;
  end if;
  select u.* into purchase from data.purchases u where u.id = line.purchase_id and u.price_cents > 0;
  obstacle := rules.deposit_obstacle(purchase);
  if rules.is_booked(line) then
    return case when obstacle is distinct from 'own_profile' and (rules.typed_transfer(line)).id is not null then 'other_day' else 'booked' end;
  elsif line.settled_as <> 'order' then
    return line.settled_as;
  elsif purchase.id is null then
    return case line.reversal when 'told' then 'reversed' else 'unknown' end;
  end if;
  missing := rules.missing_cents(purchase);
  select p.* into by_hand from data.payments p
  where p.external_ref = 'deposit:' || purchase.id and not p.surplus
    and not exists (select from data.transfers t where t.purchase_id = p.purchase_id and t.payment_id = p.id);
  return case
    when obstacle = 'own_profile' then obstacle
    when line.amount_cents > 1000000 then 'too_large'
    when line.taken_back = 'whole' then 'returned'
    when exists (
      select from data.refunds r
      where r.purchase_id = purchase.id
        and ((r.by_bank and r.state = 'done' or r.state = 'failed') and r.amount_cents = line.amount_cents or r.state <> 'void' and r.payment_id = by_hand.id))
      then 'refund_back'
    when line.reversal = 'told' then 'reversed'
    when line.again then
      case when (select s.off_cents from private.statements s where s.id = line.statement_id) = 0 then 'again' else 'twice' end
    when line.reference <> '' and exists (select from data.transfers t where rules.has_reference(t, line.reference)) then 'same_reference'
    when exists (
      select from private.statement_lines o
      where o.statement_id = line.statement_id and o.purchase_id = purchase.id and o.number < line.number and o.aside is null
        and o.amount_cents > 0 and o.taken_back is distinct from 'whole' and not o.again
        and not rules.is_booked(o)) then 'second'
    when line.taken_back = 'perhaps' then 'maybe_returned'
    when line.reversal = 'worded' then 'says_return'
    when exists (
      select from data.transfers t where t.purchase_id = purchase.id and t.amount_cents = line.amount_cents and not t.taken_back) then 'maybe_booked'
    when by_hand.id is not null and not line.by_name then
      case sign(line.amount_cents - by_hand.amount_cents) when 0 then 'confirmed' when 1 then 'confirmed_other_amount' else 'confirmed_less' end
    when obstacle = 'already_paid' then 'paid'
    when obstacle = 'purchase_closed' then 'closed'
    when obstacle = 'card_payment_open' then 'card_open'
    when obstacle = 'guardian_not_confirmed' then 'guardian_open'
    when line.amount_cents < missing then 'less'
    when line.amount_cents > missing then 'more'
    when line.by_name then 'by_name'
    when line.settled_as = 'order' then 'by_hand'
    else 'sure'
  end;
end $$;
