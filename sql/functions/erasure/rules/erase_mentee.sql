-- Erases the personal data in a mentee's profile and orders. The orders and their tax documents stay for the
-- accounts, and to whom an invoice of a paid one is made out.
create function rules.erase_mentee(mentee_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.mentees e
  set profile_due = false, visibility = 'private', about = '', work_status_id = null, industry_id = null, country = null, county_id = null, topic_ids = '{}'
  where e.id = erase_mentee.mentee_id;
  update data.purchases u set guardian_name = null, guardian_email = null, guardian_phone = null
  where u.mentee_id = erase_mentee.mentee_id;
  update data.checkouts c set asked = c.asked - 'email'
  from data.purchases u where u.id = c.purchase_id and u.mentee_id = erase_mentee.mentee_id;
  select rules.forget_refund_accounts(erase_mentee.mentee_id);
  update data.refund_requests q
  set text = '—', answer = null, granted = coalesce(q.granted, false), answered_at = coalesce(q.answered_at, now())
  from data.purchases u where u.id = q.purchase_id and u.mentee_id = erase_mentee.mentee_id;
  update data.scholarship_requests r
  set reason = '—', answer = null, granted = coalesce(r.granted, false), answered_at = coalesce(r.answered_at, now())
  where r.mentee_id = erase_mentee.mentee_id;
  delete from data.proofs p using data.purchases u
  where u.id = p.purchase_id and u.mentee_id = erase_mentee.mentee_id;
  delete from data.invoice_details i using data.purchases u
  where u.id = i.purchase_id and u.mentee_id = erase_mentee.mentee_id and u.paid_at is null;
  delete from data.favourites f where f.mentee_id = erase_mentee.mentee_id;
  delete from data.availability_alerts a where a.mentee_id = erase_mentee.mentee_id;
  update data.suggestion_requests r
  set text = '—', topic = '', topic_ids = '{}', help = '', answer = null, answered_at = coalesce(r.answered_at, now())
  where r.mentee_id = erase_mentee.mentee_id;
$$;
