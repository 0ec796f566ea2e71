-- An admin publishes an offer to all mentors; without a last day it does not expire. Returns its id. Two equal clicks
-- publish one offer: the lock makes the second one see the first.
-- Refuses: role_not_held, offer_over (the last day is past), offer_exists (the same code of the same provider).
create function api.create_offer(
  provider text, code text, description text default '', expires_on date default null, website_link text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_offer_id integer;
begin
  perform rules.require_admin();
  perform pg_advisory_xact_lock(hashtext('offer ' || provider || ' ' || code));
  if expires_on < rules.local_date() then
    perform rules.reject('offer_over', 'expires_on');
  elsif exists (
    select from data.offers o
    where o.provider = create_offer.provider and o.code = create_offer.code
      and (o.expires_on is null or o.expires_on >= rules.local_date())) then
    perform rules.reject('offer_exists', 'code');
  end if;
  insert into data.offers (provider, code, description, expires_on, website_link)
  values (provider, code, coalesce(create_offer.description, ''), create_offer.expires_on, create_offer.website_link)
  returning id into new_offer_id;
  perform rules.record('offers', new_offer_id, 'offer_published');
  return new_offer_id;
end $$;

grant execute on function api.create_offer to app_admin;
