-- R20. Returns the ground on which a purchase can be refunded, or null: withdrawal (rules.withdrawal_ends, before any
-- mentorship), no_request (some months without a request), rejections (some in a row, and a session not held), as they
-- were promised with the order. None without an open part.
create function rules.refund_ground(purchase data.purchases)
returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  begun boolean;
begin
  if purchase.paid_at is null or purchase.refunded_at is not null or purchase.price_cents = 0 or not exists (
    select from data.parts p where p.purchase_id = purchase.id and rules.is_unused(p)) then
    return null;
  end if;
  begun := exists (
    select from data.mentorships m join data.parts p on p.id = m.part_id where p.purchase_id = purchase.id);
  return case
    when now() < rules.withdrawal_ends(purchase) and not begun then 'withdrawal'
    when now() >= purchase.paid_at + make_interval(months => purchase.refund_no_request_months) and not begun and not exists (
      select from data.mentorship_requests r join data.parts p on p.id = r.part_id
      where p.purchase_id = purchase.id) then 'no_request'
    when rules.rejections_in_a_row(purchase.id) >= purchase.refund_rejections and exists (
      select from rules.held_share(purchase) s where s.held < s.total) then 'rejections'
  end;
end $$;

grant execute on function rules.refund_ground to app_admin;
