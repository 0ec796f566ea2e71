-- Sets the lines of a statement that took money out against what they take back: a payment of the same amount on that day or
-- before, with the same order, reference or text. If there are no more of such payments than of such lines, nothing is left
-- of them. Money that left otherwise for the order of a payment, or says only that it is a reversal of that amount, makes the
-- payment unsure, and so does the return of a whole batch by the reference of it. An outgoing line takes over the order of what it takes back, also of a transfer that was recorded before.
create function rules.match_returns(statement_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with lines as materialized (
    select l.*, lower(regexp_replace(l.text, '[^[:alnum:]]+', '', 'g')) as signs
    from private.statement_lines l
    where l.statement_id = match_returns.statement_id and (l.aside is null or l.aside = 'pending')
  ), pairs as materialized (
    select came.number as came, gone.number as gone, came.purchase_id, came.amount_cents = -gone.amount_cents and (
        came.purchase_id = gone.purchase_id or gone.reference in (came.reference) and gone.reference <> ''
        or least(length(came.signs), length(gone.signs)) > 5
          and (strpos(came.signs, gone.signs) > 0 or strpos(gone.signs, came.signs) > 0)) is true as same,
      gone.reference <> '' and starts_with(came.reference, gone.reference || '/') as batch
    from lines came join lines gone
      on gone.amount_cents < 0 and gone.day >= came.day
      and (gone.purchase_id = came.purchase_id or gone.amount_cents = -came.amount_cents
        or gone.reference <> '' and starts_with(came.reference, gone.reference || '/'))
    where came.amount_cents > 0 and came.purchase_id is not null and came.aside is null and came.reversal is distinct from 'told'
  ), sure as materialized (
    select p.came, p.gone, p.purchase_id, count(*) over (partition by p.came) as returns, count(*) over (partition by p.gone) as payments
    from pairs p where p.same
  ), judged as (
    select p.came, bool_or(s.returns >= s.payments) is true as whole
    from pairs p join lines gone on gone.number = p.gone left join sure s on s.came = p.came and s.gone = p.gone
    where p.same or p.batch or p.purchase_id = gone.purchase_id or gone.reversal is not null
    group by p.came
  ), ordered as (
    update private.statement_lines l set purchase_id = found.purchase_id
    from (select s.gone, min(s.purchase_id) as purchase_id from sure s group by s.gone having count(distinct s.purchase_id) = 1) found
    where l.statement_id = match_returns.statement_id and l.number = found.gone and l.purchase_id is null
  )
  update private.statement_lines l set taken_back = case when j.whole then 'whole' else 'perhaps' end
  from judged j
  where l.statement_id = match_returns.statement_id and l.number = j.came;
  update private.statement_lines l set purchase_id = t.purchase_id
  from data.transfers t
  where l.statement_id = match_returns.statement_id and l.amount_cents < 0 and l.purchase_id is null and l.aside is null
    and l.reference <> '' and t.amount_cents = -l.amount_cents and rules.has_reference(t, l.reference);
end $$;
