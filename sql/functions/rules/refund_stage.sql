-- Where a refund stands: to_send (the team sends it from its own account: a deposit's, or a card's that Stripe could
-- not bring), on_the_way (Stripe has it), done, or void, when it failed and the money went back in another way.
create function rules.refund_stage(refund_id integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when r.state = 'done' then 'done'
    when r.state = 'sent' then case p.method when 'card' then 'on_the_way' else 'to_send' end
    when rules.refundable_cents(p) < r.amount_cents then 'void'
    else 'to_send'
  end
  from data.refunds r join data.payments p on p.id = r.payment_id
  where r.id = refund_stage.refund_id
$$;

grant execute on function rules.refund_stage to app_admin;
