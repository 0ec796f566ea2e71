-- R25. What would become of a line of a bank statement now, for the viewing admin:
-- sure: the reference of an order that waits, and just what it misses. confirmed: the same, of an order that was confirmed
-- by hand; the line is noted as that money. by_name, less, more, second (a line before it is for the same order),
-- maybe_booked (the order has a transfer of this amount), paid, closed: it can be booked, and a person decides.
-- booked: it was. unknown, too_large, own_profile, and what rules.fill_statement and rules.match_statement put aside:
-- nothing can be done with it here.
create function rules.statement_fate(line private.statement_lines)
returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  purchase data.purchases;
  obstacle text;
begin
  if line.aside is not null then
    return line.aside;
  elsif exists (select from data.transfers t where t.signs = rules.code_signs(line.identity) and not t.taken_back) then
    return 'booked';
  end if;
  select u.* into purchase from data.purchases u where u.id = line.purchase_id and u.price_cents > 0;
  if not found then
    return 'unknown';
  end if;
  obstacle := rules.deposit_obstacle(purchase);
  return case
    when obstacle = 'own_profile' then obstacle
    when line.amount_cents > 1000000 then 'too_large'
    when exists (
      select from private.statement_lines o
      where o.statement_id = line.statement_id and o.purchase_id = purchase.id and o.number < line.number and o.aside is null
        and not exists (select from data.transfers t where t.signs = rules.code_signs(o.identity) and not t.taken_back)) then 'second'
    when exists (
      select from data.transfers t where t.purchase_id = purchase.id and t.amount_cents = line.amount_cents and not t.taken_back) then 'maybe_booked'
    when not line.by_name and exists (
      select from data.payments p
      where p.external_ref = 'deposit:' || purchase.id and not p.surplus and p.amount_cents = line.amount_cents
        and not exists (select from data.transfers t where t.purchase_id = p.purchase_id and t.payment_id = p.id)) then 'confirmed'
    when obstacle = 'already_paid' then 'paid'
    when obstacle = 'purchase_closed' then 'closed'
    when line.amount_cents < rules.missing_cents(purchase) then 'less'
    when line.amount_cents > rules.missing_cents(purchase) then 'more'
    when line.by_name then 'by_name'
    else 'sure'
  end;
end $$;
