-- The transfer that a person recorded with the bank's reference, amount and order of a line of a statement, if she typed
-- another day than the line has; null otherwise. Once it has the day of a line it keeps it, whatever other files say.
create function rules.typed_transfer(line private.statement_lines)
returns data.transfers
language sql stable security definer set search_path = ''
as $$
  select t from data.transfers t
  where line.reference <> '' and not line.again and t.signs = rules.code_signs(line.reference) and not t.taken_back
    and t.purchase_id = line.purchase_id and t.amount_cents = line.amount_cents
    and t.arrived_on <> least(line.day, rules.local_date())
    and not exists (select from data.ledger_entries l where l.transfer_id = t.id and l.redated)
    and not exists (select from data.refunds r where r.payment_id = t.payment_id and r.state <> 'void')
$$;
