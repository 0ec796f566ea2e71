-- Returns the stage of a refund: to_send (the team sends it by bank transfer: a deposit, or a card refund that Stripe
-- could not make), on_the_way (sent by the worker to Stripe), disputed (the bank holds the money), done, or void (the
-- money went back in another way).
create function rules.refund_stage(refund data.refunds)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when refund.state in ('done', 'void') then refund.state
    when refund.state = 'sent' and refund.external_ref is not null then 'on_the_way'
    when rules.payment_disputed(refund.payment_id) then 'disputed'
    when refund.state = 'sent' and exists (
      select from data.payments p where p.id = refund.payment_id and p.method = 'card') then 'on_the_way'
    else 'to_send'
  end
$$;
