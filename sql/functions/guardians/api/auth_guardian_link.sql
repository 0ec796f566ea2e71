-- R21. What the page of a guardian's link shows: the order while it waits for the answer; after it, what is needed to pay the
-- order (`to_pay`), and of a paid one the day. Otherwise, or once the order is closed, needs no guardian any more, or the link
-- was replaced or has expired, only its state, and when the link ended (`expires_at`). `in_use`: an objection cancels nothing,
-- the team sees to it (api.auth_answer_guardian). `may_withdraw`: the consent can be taken back (api.auth_withdraw_guardian).
-- No row for a link that nobody got, or got so long ago that it is forgotten (rules.retained_for). Changes nothing.
-- Rows: one or none.
-- Null: mentee, mentee_latin, guardian_name, guardian_email, guardian_phone, package_names, price_cents, currency, reference, method, received_cents, proof_sent, kept_until, card_status, stripe_session_id, paid_on.
-- Type state: 'waiting' | 'to_pay' | 'paid' | 'confirmed' | 'withdrawn' | 'objected' | 'closed' | 'of_age' | 'replaced' | 'expired'.
-- Type package_names: Record<string, string>.
-- Type card_status: Rows['own_checkout']['status'].
create function api.auth_guardian_link(token text)
returns table (
  state text, expires_at timestamptz, mentee text, mentee_latin text, guardian_name text, guardian_email text, guardian_phone text,
  package_names jsonb, price_cents integer, currency text, reference text, method data.payment_method, received_cents integer,
  proof_sent boolean, kept_until date, card_status text, stripe_session_id text, paid_on date, in_use boolean, may_withdraw boolean)
language sql stable security definer set search_path = ''
as $$
  select found.state, least(t.ended_at, t.expires_at),
    who.mentee, who.latin_name, who.guardian_name, who.guardian_email, who.guardian_phone,
    shown.names, shown.price_cents, shown.currency, pay.reference, shown.method, pay.received_cents, pay.proof_sent, pay.kept_until,
    pay.status, pay.stripe_session_id, case when found.state = 'paid' then u.paid_on end,
    u.paid_at is not null and (u.price_cents > 0 or rules.award_used(u.id)),
    found.state in ('to_pay', 'paid', 'confirmed') and rules.needs_guardian(u.mentee_id) and t.expires_at > now()
  from private.tokens t
  join data.purchases u on u.id = t.purchase_id
  cross join lateral (select case
    when t.ended_at is not null then 'replaced'
    when t.used_at is not null and u.guardian_withdrawn_at is not null then 'withdrawn'
    when t.used_at is not null and u.guardian_consented_at is null then 'objected'
    when u.cancelled_at is not null or u.refunded_at is not null
      or t.used_at is not null and u.paid_at is null and rules.order_is_over(u) then 'closed'
    when t.used_at is not null and u.paid_at is not null then case when u.price_cents > 0 then 'paid' else 'confirmed' end
    when not rules.needs_guardian(u.mentee_id) then 'of_age'
    when t.used_at is not null and (u.method = 'scholarship' or rules.is_suspended(t.user_id)) then 'confirmed'
    when t.used_at is not null then 'to_pay'
    when t.expires_at <= now() then 'expired'
    else 'waiting' end as state) found
  left join lateral (
    select g.names::jsonb, u.price_cents::integer, u.currency::text, u.method
    from data.packages g where g.id = u.package_id and found.state in ('waiting', 'to_pay')) shown on true
  left join lateral (
    select w.name || ' ' || w.surname as mentee, w.latin_name, u.guardian_name, u.guardian_email::text, u.guardian_phone
    from data.users w where w.id = t.user_id and found.state = 'waiting') who on true
  left join lateral (
    select u.reference::text, coalesce((rules.part_payment(u.id)).amount_cents, 0)::integer as received_cents,
      exists (select from data.proofs p where p.purchase_id = u.id) as proof_sent,
      case when rules.order_lapses(u) then rules.order_kept_until(u) end as kept_until, card.status, card.stripe_session_id
    from (values (1)) as one
    left join lateral (
      select c.status, c.stripe_session_id from data.checkouts c where c.purchase_id = u.id order by c.attempt desc limit 1) card on true
    where found.state = 'to_pay') pay on true
  where t.token_hash = rules.token_hash(token) and t.purpose = 'guardian'
$$;

grant execute on function api.auth_guardian_link to app_auth;
