-- Gives lines of statements, of all or of one, what a person said of them, in this file or an earlier one: a line is the same by
-- its identity, or by day, amount and the bank's reference.
create function rules.recall_lines(only_statement_id integer default null)
returns void
language sql volatile security definer set search_path = ''
as $$
  update private.statement_lines l
  set settled_as = b.settled_as, purchase_id = b.purchase_id, by_name = false, aside = null
  from private.bank_lines b
  where b.settled_as is not null and l.day = b.day and l.amount_cents = b.amount_cents and l.amount_cents > 0
    and (l.identity = b.identity or l.reference <> '' and l.reference = b.reference)
    and (only_statement_id is null or l.statement_id = only_statement_id)
    and (l.aside is null or l.aside = 'several')
    and (l.settled_as, l.purchase_id) is distinct from (b.settled_as, b.purchase_id)
$$;
