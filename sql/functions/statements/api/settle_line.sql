-- R25. The treasurer says what money is: that of an order which the bank's text does not name, a donation, our own, or nothing to
-- do with us. It holds for the line in every later file, until she says otherwise; an order's is then booked by a tick.
-- Locks the bank's references.
-- Refuses: role_not_held, right_not_held, statement_line_changed, not_applicable, purchase_not_found.
create function api.settle_line(statement_id integer, line_number integer, settled_as text, purchase_id integer default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  line private.statement_lines;
  chosen constant integer := case when settle_line.settled_as = 'order' then settle_line.purchase_id end;
begin
  perform rules.require_right('treasurer');
  perform rules.lock_bank_references();
  select l.* into line from private.statement_lines l
  where l.statement_id = settle_line.statement_id and l.number = line_number;
  if line.identity is null or rules.is_booked(line) then
    perform rules.reject('statement_line_changed');
  elsif line.amount_cents < 0 or line.aside <> 'several' or coalesce(settle_line.settled_as, '') not in ('order', 'donation', 'ours', 'ignored') then
    perform rules.reject('not_applicable', kind => 'MR422');
  elsif settle_line.settled_as = 'order' and not exists (
    select from data.purchases u where u.id = chosen and u.price_cents > 0) then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  end if;
  -- The words of other money are nobody's business here.
  insert into private.bank_lines as b (identity, day, amount_cents, batch_cents, signs, reference, purchase_id, settled_as)
  values (line.identity, line.day, line.amount_cents, line.batch_cents,
    case when chosen is null then '' else rules.text_signs(line.text) end, line.reference, chosen, settle_line.settled_as)
  on conflict (identity) do update set settled_as = excluded.settled_as, purchase_id = excluded.purchase_id, signs = excluded.signs;
  perform rules.recall_lines();
end $$;

grant execute on function api.settle_line to app_admin;
