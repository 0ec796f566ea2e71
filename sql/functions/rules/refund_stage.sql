-- Returns the stage of a refund: to_send (the team sends it by bank transfer: a deposit, or a card refund that Stripe
-- could not make), on_the_way (sent by the worker to Stripe), disputed (the bank holds the money), done, or void (the
-- money went back in another way).
create function rules.refund_stage(refund_id integer)
returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case
      when r.state in ('done', 'void') then r.state
      when r.state = 'sent' and r.external_ref is not null then 'on_the_way'
      when rules.payment_disputed(r.payment_id) then 'disputed'
      when r.state = 'sent' and p.method = 'card' then 'on_the_way'
      else 'to_send'
    end
    from data.refunds r join data.payments p on p.id = r.payment_id
    where r.id = refund_stage.refund_id);
end $$;
