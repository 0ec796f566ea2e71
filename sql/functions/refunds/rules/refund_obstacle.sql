-- Returns why a purchase cannot be refunded now, or null: mentee_in_mentorship while one runs (a paused one is
-- stopped by the refund), no_refund_ground (unpaid, free, or already refunded), payment_disputed.
create function rules.refund_obstacle(purchase data.purchases)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (
      select from data.mentorships s join data.parts p on p.id = s.part_id
      where p.purchase_id = purchase.id and s.status = 'running') then 'mentee_in_mentorship'
    when purchase.paid_at is null or purchase.refunded_at is not null or purchase.price_cents = 0 then 'no_refund_ground'
    when purchase.disputed_at is not null then 'payment_disputed'
  end
$$;

grant execute on function rules.refund_obstacle to app_admin;
