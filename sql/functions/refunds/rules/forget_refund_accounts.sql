-- Deletes the bank accounts a mentee named for refunds, except one that a refund is still to be sent to.
create function rules.forget_refund_accounts(mentee_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from data.refund_accounts a using data.purchases u
  where u.id = a.purchase_id and u.mentee_id = forget_refund_accounts.mentee_id
    and not exists (
      select from data.refunds r where r.purchase_id = u.id and rules.refund_stage(r) in ('to_send', 'disputed'));
$$;
