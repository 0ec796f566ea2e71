-- Inserts an order of a package at a price, with the VAT of the day, the periods promised today, and its
-- unpaid parts. Returns the order.
create function rules.create_purchase(
  mentee_id integer, package data.packages, method data.payment_method, price_cents integer, award_id integer default null)
returns data.purchases
language plpgsql volatile security definer set search_path = ''
as $$
declare
  purchase data.purchases;
begin
  insert into data.purchases as u (
    mentee_id, package_id, price_cents, list_price_cents, vat_percent, vat_ground, currency, duration_months,
    minimum_sessions, method, reference, award_id, refund_days, refund_no_request_months, refund_rejections, early_stop_days,
    notice_days, claim_months, resume_months)
  select mentee_id, package.id, price_cents, package.price_cents, v.percent, v.ground, package.currency,
    package.duration_months, package.minimum_sessions, method, rules.new_reference(), award_id, c.refund_days,
    c.refund_no_request_months, c.refund_rejections, c.early_stop_days, c.notice_days, c.claim_months, c.resume_months
  from rules.vat_today() v, data.constants c
  returning u.* into purchase;

  insert into data.parts (purchase_id, mentee_id, position, kind, duration_months, minimum_sessions)
  select purchase.id, purchase.mentee_id, t.position, t.kind, t.duration_months, t.minimum_sessions
  from data.package_parts t
  where t.package_code = package.code;
  return purchase;
end $$;
