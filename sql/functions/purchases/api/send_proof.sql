-- R27. A mentee uploads the proof of a deposit (rules.store_proof).
-- Refuses: role_not_held, purchase_not_found, what rules.store_proof refuses.
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
  perform rules.store_proof(purchase, file_name, mime, bytes);
end $$;

grant execute on function api.send_proof to app_member;
