-- An admin ends an offer: its last day was yesterday. Nothing happens if it has expired already.
-- Refuses: role_not_held, offer_not_found.
create function api.end_offer(offer_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  if not exists (select from data.offers o where o.id = offer_id) then
    perform rules.reject('offer_not_found', kind => 'MR404');
  end if;
  update data.offers o set expires_on = rules.local_date() - 1
  where o.id = offer_id and (o.expires_on is null or o.expires_on >= rules.local_date());
  if found then
    perform rules.record('offers', offer_id, 'offer_ended');
  end if;
end $$;

grant execute on function api.end_offer to app_admin;
