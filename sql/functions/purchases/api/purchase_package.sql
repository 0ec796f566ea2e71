-- Long: the order and everything that it asks.
-- R21, R24. A mentee orders a package at its current price; an open order of the same package is updated and returned
-- instead. The order of a minor waits for the guardian, who is asked by mail. `seen_price_cents`: the price on the page
-- that the order was decided on; `wanted_mentor_id`: whom the mentee had in mind; `begin_requested`: the express request;
-- `asked_from`: the mark of the network from which the guardian was named. Returns the purchase id.
-- Locks the mentee.
-- Refuses: role_not_held, package_not_found, terms_not_accepted, guardian_objected, guardian_needed, phone_invalid,
-- guardian_own_name, guardian_email_refused, guardian_asked_often, price_changed_meanwhile, not_applicable,
-- iris_not_offered, required, too_long, tax_number_invalid.
create function api.purchase_package(
  package_id integer, method data.payment_method, terms_accepted boolean,
  guardian_name text default null, guardian_email text default null, guardian_phone text default null,
  guardian_consented boolean default false, asked_from text default null,
  wanted_mentor_id integer default null, seen_price_cents integer default null, begin_requested boolean default false,
  invoice_name text default null, tax_number text default null, invoice_address text default null, invoice_activity text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  mentee constant integer := rules.require_mentee();
  package data.packages;
  purchase data.purchases;
begin
  perform from data.mentees m where m.id = mentee for no key update;
  package := rules.package_today(package_id);
  if package.id is null then
    perform rules.reject('package_not_found', kind => 'MR404');
  end if;
  perform rules.accept_text(viewer, 'terms', terms_accepted);
  purchase := rules.waiting_order(mentee, package.id);
  if rules.order_is_over(purchase) then
    perform rules.lapse_order(purchase);
    purchase := null;
  end if;
  perform rules.check_method(method, coalesce(purchase.price_cents, package.price_cents));
  if rules.needs_guardian(mentee) and purchase.guardian_consented_at is null then
    perform rules.check_guardian(viewer, guardian_name, guardian_email, guardian_phone, guardian_consented);
  end if;
  if seen_price_cents <> coalesce(purchase.price_cents, package.price_cents) then
    perform rules.reject('price_changed_meanwhile');
  elsif purchase.id is not null then
    update data.purchases u set method = purchase_package.method where u.id = purchase.id;
  else
    purchase := rules.create_purchase(mentee, package, method, package.price_cents);
  end if;
  perform rules.store_invoice(purchase.id, invoice_name, tax_number, invoice_address, invoice_activity);
  if begin_requested then
    perform rules.store_begin_request(purchase.id);
  end if;
  update data.purchases u set wanted_mentor_id = m.id from data.mentors m
  where u.id = purchase.id and m.id = purchase_package.wanted_mentor_id;
  if rules.lacks_guardian(purchase) then
    perform rules.ask_guardian(purchase.id, guardian_name, guardian_email, guardian_phone, asked_from);
    perform rules.tell_guardian_awaited(purchase.id, 'ordered');
  elsif method <> 'card' then
    perform rules.queue_mail('ordered_by_' || method || ':' || purchase.id, 'ordered_by_' || method, viewer, rules.purchase_mail(purchase.id));
  end if;
  return purchase.id;
end $$;

grant execute on function api.purchase_package to app_member;
