-- R20. Returns what a user loses by an erasure: unpaid orders, and paid purchases with parts left, each with the
-- refund ground that could be used first, if any.
create function rules.erasure_losses(user_id integer)
returns table (purchase_id integer, names jsonb, paid boolean, parts_left integer, refund_ground text)
language sql stable security definer set search_path = ''
as $$
  select u.id, g.names::jsonb, u.paid_at is not null, count(p.id)::integer,
    coalesce(rules.refund_ground(u), case when rules.withdraw_until(u) is not null then 'withdrawal' end)
  from data.mentees e
  join data.purchases u on u.mentee_id = e.id
  join data.packages g on g.id = u.package_id
  join data.parts p on p.purchase_id = u.id and p.status <> 'completed'
  where e.user_id = erasure_losses.user_id and u.cancelled_at is null
  group by u.id, g.names
  order by u.id
$$;
