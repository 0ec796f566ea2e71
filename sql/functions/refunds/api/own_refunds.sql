-- Returns the viewing mentee's refunds, oldest first: amount, what was kept for how many sessions, ground, the method (what
-- came by IRIS goes back like a deposit, by bank transfer), stage (rules.refund_stage).
-- Null: sessions_held, sessions_total, done_at, sent_on.
-- Type ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider'.
-- Type stage: 'to_send' | 'on_the_way' | 'disputed' | 'done' | 'void'.
create function api.own_refunds()
returns table (
  refund_id integer, purchase_id integer, amount_cents integer, currency text, ground text, method data.payment_method,
  stage text, kept_cents integer, sessions_held integer, sessions_total integer, requested_at timestamptz, done_at timestamptz,
  sent_on date)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select r.id, r.purchase_id, r.amount_cents::integer, p.currency::text, r.ground, case p.method when 'iris' then 'deposit' else p.method end, rules.refund_stage(r), r.kept_cents::integer, r.sessions_held,
    r.sessions_total, r.requested_at, r.done_at, r.sent_on
  from data.refunds r
  join data.payments p on p.id = r.payment_id
  join data.purchases u on u.id = r.purchase_id
  where u.mentee_id = rules.viewer_mentee_id()
  order by r.id;
end $$;

grant execute on function api.own_refunds to app_member;
