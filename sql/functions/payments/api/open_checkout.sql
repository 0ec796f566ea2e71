-- A mentee starts to pay an order by card (rules.open_checkout).
-- Refuses: role_not_held, purchase_not_found, what rules.open_checkout refuses.
-- Rows: one.
-- Null: stripe_session_id.
-- Type asked: { purchaseId: number; reference: string; name: string; cents: number; currency: string; email?: string; locale: string; expiresAt: number; guardian?: true }.
create function api.open_checkout(purchase_id integer, livemode boolean)
returns table (idempotency_key text, stripe_session_id text, asked jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  purchase data.purchases := rules.lock_purchase(open_checkout.purchase_id);
begin
  if purchase.mentee_id <> mentee then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  end if;
  return query select o.* from rules.open_checkout(purchase, livemode) o;
end $$;

grant execute on function api.open_checkout to app_member;
