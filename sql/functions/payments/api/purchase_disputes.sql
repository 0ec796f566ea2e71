-- For treasurers: the disputes that card holders opened at their bank about a purchase, oldest first. `ref` is the end of
-- Stripe's id.
-- Null: closed_at.
-- Type state: 'open' | 'won' | 'lost'.
-- Refuses: role_not_held, right_not_held.
create function api.purchase_disputes(purchase_id integer)
returns table (ref text, amount_cents integer, currency text, state text, opened_at timestamptz, closed_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_right('treasurer');
  return query
    select right(d.external_ref, 6), d.amount_cents::integer, p.currency::text, d.state, d.opened_at, d.closed_at
    from data.payments p
    join private.disputes d on d.payment_id = p.id
    where p.purchase_id = purchase_disputes.purchase_id
    order by d.opened_at, d.external_ref;
end $$;

grant execute on function api.purchase_disputes to app_admin;
