-- A mentee withdraws from a purchase within fourteen days (rules.withdraw). `seen_cents` is the refund that the page
-- showed. Returns the refund id; of a repeated withdrawal that of the first.
-- Refuses: role_not_held, purchase_not_found, no_refund_ground, service_performed, sessions_unanswered,
-- withdrawal_changed, iban_invalid.
create function api.withdraw_purchase(
  purchase_id integer, seen_cents integer, iban text default null, account_holder text default null)
returns integer
language sql volatile security definer set search_path = ''
as $$
  select rules.withdraw(purchase_id, rules.require_mentee(texts_may_wait => true), now(), iban, account_holder, seen_cents)
$$;

grant execute on function api.withdraw_purchase to app_member;
