-- R27. A mentee uploads the proof of a deposit. The web server has checked the file's content.
-- Refuses: purchase_not_found, already_paid, purchase_closed, guardian_objected, guardian_needed, guardian_not_confirmed,
-- too_many_files, file_too_large.
create function api.send_proof(purchase_id integer, file_name text, mime text, bytes bytea)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  purchase data.purchases := rules.lock_purchase(send_proof.purchase_id);
begin
  if purchase.mentee_id <> mentee then
    perform rules.reject('purchase_not_found', kind => 'MR404');
  end if;
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
  perform rules.queue_mail('proof_received:' || purchase.id, 'proof_received', rules.viewer_user_id(),
    rules.purchase_mail(purchase.id));
end $$;

grant execute on function api.send_proof to app_member;
