-- Long: one statement, from what came and what left to what takes what back.
-- Sets money that left, in a statement and by what is kept of other files (private.bank_lines), against the payments of the file
-- and those recorded: with the same amount and the same order, reference or text. If the file has no more of such payments
-- than of such lines, nothing is left of them. One is unsure if money left otherwise for its order or its whole collective
-- booking, or if a line of the file, no refund of ours, has its amount or the sum of its day, or is a reversal that several make
-- up. What left takes over the order of what it takes back, or the orders that it may be about.
create function rules.match_returns(statement_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_days constant integer := 60;
  most_candidates constant integer := 20;
begin
  with lines as materialized (
    select l.number, l.day, l.amount_cents::integer as cents, l.batch_cents::integer as batch, l.reference, l.reversal, l.purchase_id,
      l.aside, rules.text_signs(l.text) as signs
    from private.statement_lines l
    where l.statement_id = match_returns.statement_id and (l.aside is null or l.aside = 'pending')
  ), gone as materialized (
    select l.number, l.day, -l.cents as cents, l.reference, l.reversal, l.purchase_id, l.signs from lines l where l.cents < 0
    union all
    select null, b.day, -b.amount_cents, b.reference, b.reversal, b.purchase_id, b.signs
    from private.bank_lines b
    where b.amount_cents < 0
      and not exists (
        select from private.statement_lines l where l.statement_id = match_returns.statement_id and l.identity = b.identity)
      and not exists (
        select from data.refunds r
        where r.purchase_id = b.purchase_id and r.by_bank and r.state <> 'void' and r.amount_cents = -b.amount_cents)
  ), came as materialized (
    select l.number, l.day, l.cents, l.batch, l.reference, l.purchase_id, l.signs
    from lines l where l.cents > 0 and l.purchase_id is not null and l.aside is null and l.reversal is distinct from 'told'
    union all
    select null, t.arrived_on, t.amount_cents, b.batch_cents, coalesce(b.reference, t.reference), t.purchase_id, coalesce(b.signs, '')
    from data.transfers t
    left join private.bank_lines b on b.purchase_id = t.purchase_id and b.amount_cents > 0
      and (b.identity = t.reference or rules.code_signs(b.reference) = t.signs)
    where not t.taken_back and exists (select from lines l where l.cents < 0)
      and not exists (
        select from private.statement_lines l
        where l.statement_id = match_returns.statement_id and l.purchase_id = t.purchase_id
          and (l.identity = t.reference or rules.code_signs(l.reference) = t.signs))
    union all
    select null, p.paid_on, p.amount_cents, null, '', p.purchase_id, ''
    from data.payments p
    where p.external_ref = 'deposit:' || p.purchase_id and exists (select from lines l where l.cents < 0)
      and not exists (select from data.transfers t where t.payment_id = p.id)
      and not exists (select from lines l where l.cents > 0 and l.purchase_id = p.purchase_id)
  ), numbered as materialized (
    select row_number() over () as id, c.*, sum(c.cents) over same_day as of_day, count(*) over same_day as in_day
    from came c window same_day as (partition by c.day, c.number is null)
  ), left_account as materialized (
    select row_number() over () as id, g.*, exists (
      select from data.refunds r
      where r.by_bank and r.state = 'done' and r.amount_cents = g.cents and r.sent_on between g.day - 10 and g.day + 10) as own
    from gone g
  ), pairs as materialized (
    select c.id as came, g.id as gone, c.number, g.number as by_number, c.purchase_id, how.same, how.of_order
    from numbered c join left_account g on g.day >= c.day
    cross join lateral (
      select (c.purchase_id = g.purchase_id) is true as of_order,
        (c.cents = g.cents and (
          c.purchase_id = g.purchase_id or g.reference = c.reference and g.reference <> ''
          or least(length(c.signs), length(g.signs)) > 5 and (strpos(c.signs, g.signs) > 0 or strpos(g.signs, c.signs) > 0))) is true as same) how
    where how.same or how.of_order or g.purchase_id is null and (
      g.reference <> '' and starts_with(c.reference, g.reference || '/') or c.batch = g.cents and c.batch > c.cents
      or g.number is not null and c.day >= g.day - most_days and (
        c.of_day = g.cents and c.in_day > 1 or c.cents = g.cents and (g.reversal is not null or c.number is not null and not g.own)))
  ), parts as materialized (
    -- Those of the file alone, if they do.
    select g.id, case
      when rules.adds_up(coalesce(array_agg(c.cents) filter (where c.number is not null), '{}'), g.cents)
        then array_agg(c.id) filter (where c.number is not null)
      when rules.adds_up(array_agg(c.cents), g.cents) then array_agg(c.id) end as came
    from left_account g join numbered c on c.day between g.day - most_days and g.day and c.cents < g.cents
    where g.number is not null and g.reversal is not null and g.purchase_id is null and not exists (
      select from pairs p where p.gone = g.id and (p.same or p.number is not null))
    group by g.id, g.cents
  ), found as materialized (
    select p.came, p.gone, p.number, p.by_number, p.purchase_id, p.same, p.of_order from pairs p
    where p.same or p.of_order or not exists (
      select from pairs s where s.gone = p.gone and (s.same or p.number is null and s.number is not null))
    union all
    select c.id, a.id, c.number, g.number, c.purchase_id, false, false
    from parts a join left_account g on g.id = a.id join numbered c on c.id = any (a.came)
  ), sure as (
    select f.came, f.gone, count(*) over (partition by f.came) >= count(*) over (partition by f.gone) as enough
    from found f where f.same and f.number is not null and f.by_number is not null
  ), judged as (
    select f.number, bool_or(s.enough) is true as whole
    from found f left join sure s on s.came = f.came and s.gone = f.gone
    where f.number is not null group by f.number
  ), ordered as (
    update private.statement_lines l
    set purchase_id = coalesce(l.purchase_id, o.only), candidates = case when coalesce(l.purchase_id, o.only) is null then o.all_of else '{}' end
    from (
      select f.by_number, case when bool_and(f.same) and count(distinct f.purchase_id) = 1 then min(f.purchase_id) end as only,
        (array_agg(distinct f.purchase_id order by f.purchase_id desc))[:most_candidates] as all_of
      from found f where f.by_number is not null group by f.by_number) o
    where l.statement_id = match_returns.statement_id and l.number = o.by_number and l.purchase_id is null
  )
  update private.statement_lines l set taken_back = case when j.whole then 'whole' else 'perhaps' end
  from judged j
  where l.statement_id = match_returns.statement_id and l.number = j.number;
  update private.statement_lines l set purchase_id = t.purchase_id, candidates = '{}'
  from data.transfers t
  where l.statement_id = match_returns.statement_id and l.amount_cents < 0 and l.purchase_id is null and l.aside is null
    and l.reference <> '' and t.amount_cents = -l.amount_cents and rules.has_reference(t, l.reference);
end $$;
