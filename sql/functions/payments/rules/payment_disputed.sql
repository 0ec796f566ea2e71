-- True while a dispute of the payment is open; its bank holds the money until it decides.
create function rules.payment_disputed(payment_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.disputes d where d.payment_id = payment_disputed.payment_id and d.state = 'open')
$$;
