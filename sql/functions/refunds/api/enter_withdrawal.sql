-- An admin enters a withdrawal that a mentee sent by letter or e-mail on a day (rules.withdraw): the day decides whether
-- it came in time and which sessions count. Not the admin's own purchase. Returns the refund id.
-- Refuses: role_not_held, right_not_held, password_needed, purchase_not_found, own_profile, person_erased,
-- date_in_future, withdrawal_before_purchase, no_refund_ground, service_performed,
-- sessions_unanswered, withdrawal_changed, iban_invalid.
create function api.enter_withdrawal(
  purchase_id integer, sent_on date, seen_cents integer, iban text default null, account_holder text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  buyer record;
begin
  perform rules.require_right_with_password('treasurer');
  select e.id, e.user_id, rules.local_date(u.purchased_at) as ordered_on into buyer
  from data.purchases u join data.mentees e on e.id = u.mentee_id where u.id = enter_withdrawal.purchase_id;
  if not found then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(buyer.user_id);
  if sent_on > rules.local_date() then
    perform rules.reject('date_in_future', 'sentOn', 'MR422');
  elsif sent_on < buyer.ordered_on then
    perform rules.reject('withdrawal_before_purchase', 'sentOn', 'MR422');
  end if;
  return rules.withdraw(purchase_id, buyer.id, rules.declared_at(sent_on), iban, account_holder, seen_cents);
end $$;

grant execute on function api.enter_withdrawal to app_admin;
