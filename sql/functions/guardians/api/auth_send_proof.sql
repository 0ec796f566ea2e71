-- R21, R27. The guardian who has confirmed an order uploads the proof of a deposit, with the token of the mailed link.
-- Refuses: what rules.lock_order_to_pay refuses, what rules.store_proof refuses.
create function api.auth_send_proof(token text, file_name text, mime text, bytes bytea)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.store_proof(rules.lock_order_to_pay(token), file_name, mime, bytes);
end $$;

grant execute on function api.auth_send_proof to app_auth;
