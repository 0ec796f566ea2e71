-- R21. Deletes the guardian's data from an order that no longer needs them, also from the mails to the guardian. The
-- link's row stays until it runs out: its page says what became of the order.
create function rules.forget_guardian(purchase_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.outbox o using data.purchases u, data.mentees e
  where u.id = forget_guardian.purchase_id and e.id = u.mentee_id and o.to_user_id = e.user_id
    and o.kind = 'guardian_asked' and o.content @> jsonb_build_object('purchaseId', u.id);
  update data.purchases u set guardian_name = null, guardian_email = null, guardian_phone = null
  where u.id = forget_guardian.purchase_id;
$$;
