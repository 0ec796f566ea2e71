-- R20. The sessions of a purchase held until a moment, and their share of the price paid, rounded down to a cent.
-- Sessions held are those of the log that count (rules.session_counts), of each part at most its minimum: further ones
-- cost nothing. The sessions of the package are the minimum of its parts. `begun`: a mentorship has begun on it.
create function rules.held_share(purchase data.purchases, until timestamptz default now())
returns table (begun boolean, held integer, total integer, cents integer)
language sql stable security definer set search_path = ''
as $$
  with part as (
    select p.minimum_sessions, count(s.id) > 0 as begun, count(l.id) filter (
      where rules.session_counts(p.kind, l.status) and l.held_on <= rules.local_date(until)) as held
    from data.parts p
    left join data.mentorships s on s.part_id = p.id
    left join data.sessions l on l.mentorship_id = s.id
    where p.purchase_id = purchase.id
    group by p.id),
  whole as (
    select bool_or(part.begun) as begun, sum(least(part.held, part.minimum_sessions))::integer as held,
      sum(part.minimum_sessions)::integer as total
    from part)
  select whole.*, (purchase.price_cents * whole.held / whole.total)::integer from whole
$$;
