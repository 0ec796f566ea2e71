-- Returns the content of mails about a refund: purchase, amount, ground, date, how it was sent, the buyer's name and
-- address, whether a dispute holds it up, and for a withdrawal after a mentorship began the computation.
create function rules.refund_mail(refund data.refunds, by text default 'card')
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules.purchase_mail(refund.purchase_id) || jsonb_build_object(
    'cents', refund.amount_cents, 'ground', refund.ground, 'at', refund.requested_at, 'by', by,
    'disputed', rules.payment_disputed(refund.payment_id),
    'buyer', w.name || ' ' || w.surname, 'email', w.email)
    || case when refund.sessions_total is null then '{}' else jsonb_build_object(
      'paidCents', u.price_cents, 'keptCents', refund.kept_cents, 'sessionsHeld', refund.sessions_held,
      'sessionsTotal', refund.sessions_total) end
  from data.purchases u join data.mentees e on e.id = u.mentee_id join data.users w on w.id = e.user_id
  where u.id = refund.purchase_id
$$;
