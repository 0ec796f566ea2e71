-- R21. What the page of a guardian's link shows: the order, and whether it still waits for the answer. After the answer,
-- or once the order is closed, needs no guardian any more, or the link was replaced or has expired, only its state, and when
-- the link ended (`expires_at`). `in_use`: an objection cancels nothing, the team sees to it (api.auth_answer_guardian). No row for a link that nobody got, or
-- got so long ago that it is forgotten (rules.retained_for). Changes nothing.
-- Rows: one or none.
-- Null: mentee, mentee_latin, guardian_name, guardian_email, guardian_phone, package_names, price_cents, currency.
-- `may_withdraw`: the consent can be taken back (api.auth_withdraw_guardian).
-- Type state: 'waiting' | 'confirmed' | 'withdrawn' | 'objected' | 'closed' | 'of_age' | 'replaced' | 'expired'.
-- Type package_names: Record<string, string>.
create function api.auth_guardian_link(token text)
returns table (
  state text, expires_at timestamptz, mentee text, mentee_latin text, guardian_name text, guardian_email text, guardian_phone text,
  package_names jsonb, price_cents integer, currency text, in_use boolean,
  may_withdraw boolean)
language sql stable security definer set search_path = ''
as $$
  select found.state, least(t.ended_at, t.expires_at), shown.mentee, shown.latin_name, shown.guardian_name, shown.guardian_email, shown.guardian_phone,
    shown.names, shown.price_cents, shown.currency, u.paid_at is not null and (u.price_cents > 0 or rules.award_used(u.id)),
    found.state = 'confirmed' and u.cancelled_at is null and u.refunded_at is null and rules.needs_guardian(u.mentee_id)
      and t.expires_at > now()
  from private.tokens t
  join data.purchases u on u.id = t.purchase_id
  cross join lateral (select case
    when t.ended_at is not null then 'replaced'
    when t.used_at is not null then case when u.guardian_withdrawn_at is not null then 'withdrawn'
      when u.guardian_consented_at is null then 'objected' else 'confirmed' end
    when u.cancelled_at is not null or u.refunded_at is not null then 'closed'
    when not rules.lacks_guardian(u) then 'of_age'
    when t.expires_at <= now() then 'expired'
    else 'waiting' end as state) found
  left join lateral (
    select w.name || ' ' || w.surname as mentee, w.latin_name, u.guardian_name, u.guardian_email::text, u.guardian_phone, g.names::jsonb,
      u.price_cents::integer, u.currency::text
    from data.mentees e join data.users w on w.id = e.user_id, data.packages g
    where e.id = u.mentee_id and g.id = u.package_id and found.state = 'waiting') shown on true
  where t.token_hash = rules.token_hash(token) and t.purpose = 'guardian'
$$;

grant execute on function api.auth_guardian_link to app_auth;
