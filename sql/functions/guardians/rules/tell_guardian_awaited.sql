-- R21. Mails the mentee that an order waits: for the guardian's answer, or for the mentee to name a guardian. Once per
-- order and step.
create function rules.tell_guardian_awaited(purchase_id integer, step text)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail('guardian_awaited:' || step || ':' || u.id, 'guardian_awaited', e.user_id,
    rules.purchase_mail(u.id)
      || jsonb_build_object('guardian', case when u.guardian_email is null then 'missing' else 'asked' end))
  from data.purchases u join data.mentees e on e.id = u.mentee_id
  where u.id = tell_guardian_awaited.purchase_id
$$;
