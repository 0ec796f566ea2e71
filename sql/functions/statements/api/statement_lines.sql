-- For the treasurer: of each part of a statement (rules.statement_part) the first lines with their order, and how many
-- lines the part has and what they come to. Nothing is sure in a statement that contradicts its balances. What may be booked already comes last of the likely ones. An unreadable line has no amount.
-- `confirmed_on`: the day on which the books keep what was recorded by hand, where it is not the line's. `candidates`: the orders
-- whose payments money that left may take back.
-- Refuses: role_not_held, right_not_held.
-- Null: day, amount_cents, purchase_id, reference, mentee_name, missing_cents, confirmed_on.
-- Type candidates: { purchaseId: number; reference: string; menteeName: string }[].
-- Type part: 'sure' | 'likely' | 'returned' | 'unknown' | 'other' | 'booked'.
-- Type settled_as: 'order' | 'donation' | 'ours' | 'ignored' | null.
create function api.statement_lines(statement_id integer, most integer, only_number integer default null)
returns table (
  number integer, day date, amount_cents integer, text text, fate text, part text, settled_as text, purchase_id integer, reference text,
  mentee_name text, missing_cents integer, confirmed_on date, candidates jsonb, lines_of_part integer, cents_of_part double precision)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_right('treasurer');
  return query
    with fated as materialized (
      select l.*, rules.statement_fate(l) as fate from private.statement_lines l
      where l.statement_id = statement_lines.statement_id and (only_number is null or l.number = only_number)
    ), parted as materialized (
      select f.*, case when s.off_cents > 0 and p.part = 'sure' then 'likely' else p.part end as part
      from fated f join private.statements s on s.id = f.statement_id cross join lateral rules.statement_part(f.fate) as p (part)
    ), placed as (
      select q.*, count(*) over same as lines_of_part, sum(q.amount_cents) filter (where q.fate <> 'foreign') over same as cents_of_part,
        row_number() over (
          partition by q.part order by q.fate in ('second', 'again', 'same_reference', 'maybe_returned', 'maybe_booked', 'paid', 'closed'), q.number) as place
      from parted q
      window same as (partition by q.part)
    )
    select p.number, p.day, p.amount_cents::integer, p.text, p.fate, p.part, p.settled_as, u.id, u.reference, w.name || ' ' || w.surname,
      case when u.paid_at is null and u.cancelled_at is null then rules.missing_cents(u) end,
      case when p.fate in ('confirmed', 'confirmed_other_amount') and by_hand.paid_on <> least(p.day, rules.local_date()) then by_hand.paid_on
        when p.fate = 'other_day' then (rules.typed_transfer(f)).arrived_on end,
      coalesce((
        select jsonb_agg(jsonb_build_object('purchaseId', c.id, 'reference', c.reference, 'menteeName', o.name || ' ' || o.surname) order by c.id)
        from data.purchases c join data.mentees m on m.id = c.mentee_id join data.users o on o.id = m.user_id
        where c.id = any (p.candidates)), '[]'),
      p.lines_of_part::integer, coalesce(p.cents_of_part, 0)::double precision
    from placed p
    join private.statement_lines f on f.statement_id = p.statement_id and f.number = p.number
    left join data.purchases u on u.id = p.purchase_id
    left join data.payments by_hand on by_hand.external_ref = 'deposit:' || u.id
    left join data.mentees e on e.id = u.mentee_id
    left join data.users w on w.id = e.user_id
    where p.place <= most
    order by p.place;
end $$;

grant execute on function api.statement_lines to app_admin;
