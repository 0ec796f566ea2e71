-- R27. Stores the proof of a deposit and tells the mentee. The web server has checked the file's content. The caller holds the
-- purchase's lock.
-- Refuses: already_paid, purchase_closed, guardian_objected, guardian_needed, guardian_not_confirmed, file_too_large,
-- too_many_files.
create function rules.store_proof(purchase data.purchases, file_name text, mime text, bytes bytea)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if purchase.paid_at is not null then
    perform rules.reject('already_paid');
  elsif purchase.cancelled_at is not null then
    perform rules.reject('purchase_closed');
  end if;
  if rules.lacks_guardian(purchase) then
    perform rules.reject(rules.guardian_obstacle(purchase));
  end if;
  if exists (select from data.constants c where length(bytes) > c.proof_bytes) then
    perform rules.reject('file_too_large', 'proof', 'MR422');
  end if;
  if (select count(*) >= 5 from data.proofs p where p.purchase_id = purchase.id) then
    perform rules.reject('too_many_files', 'proof');
  end if;

  insert into data.proofs (purchase_id, file_name, mime, bytes) values (purchase.id, file_name, mime, bytes);
  perform rules.record('purchases', purchase.id, 'proof_sent');
  perform rules.queue_mail('proof_received:' || purchase.id, 'proof_received', e.user_id,
    rules.purchase_mail(purchase.id))
  from data.mentees e where e.id = purchase.mentee_id;
end $$;
