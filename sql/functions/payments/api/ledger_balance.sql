-- For treasurers: what the ledger holds at the beginning of a day of the accountant’s (booked_on), of all time without one. `owed_cents` of it
-- paid nothing and goes back; `claimed_cents` went out beyond what came in, and is claimed.
create function api.ledger_balance(before date default null)
returns table (balance_cents integer, owed_cents integer, claimed_cents integer)
language sql stable security definer set search_path = ''
as $$
  with money as (
    select l.purchase_id, l.amount_cents, 
      case when p.taken_back is null then p.surplus and coalesce(u.paid_at, u.cancelled_at) is not null else p.taken_back = 'surplus' end as back
    from data.ledger_entries l
    join data.purchases u on u.id = l.purchase_id
    left join data.refunds r on r.id = l.refund_id
    join data.payments p on p.id = coalesce(l.payment_id, r.payment_id)
    where before is null or l.booked_on < before
  )
  select coalesce(sum(m.amount_cents), 0)::integer, coalesce(sum(m.amount_cents) filter (where m.back), 0)::integer,
    coalesce((
      select sum(-o.cents) from (select sum(m.amount_cents) as cents from money m group by m.purchase_id) o where o.cents < 0), 0)::integer
  from money m
  having (select rules.viewer_has_right('treasurer'))
$$;

grant execute on function api.ledger_balance to app_admin;
