-- Flags a card payment whose amounts in our books and at Stripe differ, for the admins.
-- Null: ours.
create function api.flag_books(payment_intent text, ours jsonb, theirs jsonb)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.raise_flag('books_differ', payment_intent, p.purchase_id, p.id,
    jsonb_build_object('ours', ours, 'theirs', theirs))
  from (values (1)) as once left join data.payments p on p.external_ref = payment_intent
$$;

grant execute on function api.flag_books to app_worker;
