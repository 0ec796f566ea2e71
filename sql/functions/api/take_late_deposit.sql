-- An administrator records a deposit that came though its purchase was paid already or closed: it buys nothing, is owed
-- back and flagged. A second confirmation changes nothing. Never her own.
-- Refuses: role_not_held, password_needed, purchase_not_found, own_profile, not_applicable.
create function api.take_late_deposit(purchase_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin_with_password();
  purchase data.purchases;
begin
  select u.* into purchase from data.purchases u where u.id = purchase_id for no key update;
  if not found then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  elsif exists (select from data.mentees m where m.id = purchase.mentee_id and m.user_id = admin) then
    perform rules.reject('own_profile', kind => 'MR403');
  elsif purchase.price_cents = 0 or coalesce(purchase.paid_at, purchase.cancelled_at) is null then
    perform rules.reject('not_applicable');
  end if;
  perform rules.take_surplus(purchase, 'deposit', 'late-deposit:' || purchase.id);
end $$;

grant execute on function api.take_late_deposit to app_admin;
