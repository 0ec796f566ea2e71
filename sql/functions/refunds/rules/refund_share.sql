-- R20. Returns what a refund on this ground keeps for sessions held (rules.held_share): after three rejections their
-- share of the price; on any other ground, and before any mentorship, nothing. A withdrawal has rules.withdrawal.
create function rules.refund_share(purchase data.purchases, ground text)
returns table (kept_cents integer, sessions_held integer, sessions_total integer)
language sql stable security definer set search_path = ''
as $$
  select coalesce(s.cents, 0), s.held, s.total
  from (values (ground)) as asked (ground)
  left join rules.held_share(purchase) s on s.begun and asked.ground = 'rejections'
$$;

grant execute on function rules.refund_share to app_admin;
