-- What mails about a refund name: the purchase, the sum that goes back, why, since when and how.
create function rules.refund_mail(refund data.refunds, by text default 'card')
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules.purchase_mail(refund.purchase_id) || jsonb_build_object(
    'cents', refund.amount_cents, 'ground', refund.ground, 'at', refund.requested_at, 'by', by)
$$;
