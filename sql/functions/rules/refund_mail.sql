-- What mails about a refund name: the purchase, the sum that goes back, why, since when and how; and, as she declared
-- it herself, whose purchase it is.
create function rules.refund_mail(refund data.refunds, by text default 'card')
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules.purchase_mail(refund.purchase_id) || jsonb_build_object(
    'cents', refund.amount_cents, 'ground', refund.ground, 'at', refund.requested_at, 'by', by,
    'buyer', w.name || ' ' || w.surname, 'email', w.email)
  from data.purchases u join data.mentees e on e.id = u.mentee_id join data.users w on w.id = e.user_id
  where u.id = refund.purchase_id
$$;
