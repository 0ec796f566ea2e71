-- Long: one act, from what the line is now to what is kept of it.
-- R25. The treasurer books one line of a statement, as the page showed it: by api.book_deposit, with the line's day, and its
-- identity as the transfer's reference, so no file can book it again. Money that was recorded by hand is not booked: it takes
-- the bank's day, the line is noted as its transfer, and only what came beyond it is surplus. A booked line leaves the
-- statement. A card payment that was open when the page was shown has been ended. Returns false if it was booked before.
-- `seen_purchase_id`: the order that the page showed, which a person may have changed since.
-- Refuses: role_not_held, right_not_held, password_needed, own_profile, statement_line_changed, statement_line_unknown,
-- purchase_not_found, not_applicable, reference_missing, amount_invalid, reference_used, card_payment_open, what rules.take_bank_day refuses.
create function api.book_line(statement_id integer, line_number integer, seen_fate text, seen_purchase_id integer default null)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_right_for_routine('treasurer');
  line private.statement_lines;
  purchase data.purchases;
  fate text;
  by_hand data.payments;
  transfer data.transfers;
  day date;
begin
  if seen_purchase_id is not null then
    purchase := rules.lock_purchase(seen_purchase_id);
    perform rules.lock_bank_references();
  end if;
  select l.* into line from private.statement_lines l
  where l.statement_id = book_line.statement_id and l.number = line_number;
  if not found then
    return false;
  end if;
  fate := rules.statement_fate(line);
  -- A bank may book what came at a weekend on the next working day.
  day := least(line.day, rules.local_date());
  if fate = 'own_profile' then
    perform rules.reject(fate, kind => 'MR403');
  elsif fate <> 'booked' and line.purchase_id is distinct from seen_purchase_id then
    perform rules.reject('statement_line_changed');
  elsif fate <> 'booked' and fate is distinct from seen_fate
    and not (seen_fate = 'card_open' and fate in ('sure', 'by_name', 'by_hand', 'less', 'more', 'guardian_open')) then
    perform rules.reject('statement_line_changed');
  elsif fate <> 'booked' and rules.statement_part(fate) not in ('sure', 'likely') then
    perform rules.reject('statement_line_unknown');
  elsif fate = 'other_day' then
    perform rules.take_bank_day(rules.typed_transfer(line), day);
  elsif fate in ('confirmed', 'confirmed_other_amount') then
    select p.* into by_hand from data.payments p where p.external_ref = 'deposit:' || purchase.id;
    insert into data.transfers (purchase_id, payment_id, reference, amount_cents, arrived_on, booked_by)
    values (purchase.id, by_hand.id, line.identity, line.amount_cents, day, admin)
    returning * into transfer;
    perform rules.record('purchases', purchase.id, 'seen_at_bank');
    if by_hand.paid_on <> day then
      perform rules.take_bank_day(transfer, day);
    end if;
    if line.amount_cents > by_hand.amount_cents then
      perform rules.take_surplus(purchase, by_hand.method, 'late-deposit:' || line.identity, day, line.amount_cents - by_hand.amount_cents);
    end if;
  elsif fate <> 'booked' then
    perform api.book_deposit(purchase.id, line.identity, line.amount_cents, arrived_on => day, sure => true);
  end if;
  if fate <> 'booked' then
    insert into private.bank_lines (identity, day, amount_cents, batch_cents, signs, reference, purchase_id)
    values (line.identity, line.day, line.amount_cents, line.batch_cents, rules.text_signs(line.text), line.reference, purchase.id)
    on conflict do nothing;
  end if;
  delete from private.statement_lines l where l.statement_id = line.statement_id and l.number = line.number;
  return fate <> 'booked';
end $$;

grant execute on function api.book_line to app_admin;
