-- An admin changes an offer. A new last day that is not past publishes an expired offer again.
-- With `seen` (the offer on the page that the change was decided on) nothing is overwritten unseen.
-- Refuses: role_not_held, offer_not_found, changed_meanwhile, offer_over (a new last day is past).
create function api.edit_offer(
  offer_id integer, provider text, code text, description text default '', expires_on date default null,
  website_link text default null, seen jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before data.offers;
begin
  perform rules.require_admin();
  select o.* into before from data.offers o where o.id = offer_id for update;
  if not found then
    perform rules.reject('offer_not_found', kind => 'MR404');
  end if;
  perform rules.refuse_overwriting(
    jsonb_build_object('provider', before.provider, 'code', before.code, 'description', before.description,
      'expires_on', before.expires_on, 'website_link', before.website_link),
    jsonb_build_object('provider', provider, 'code', code, 'description', coalesce(description, ''),
      'expires_on', expires_on, 'website_link', website_link), seen);
  if edit_offer.expires_on < rules.local_date() and edit_offer.expires_on is distinct from before.expires_on then
    perform rules.reject('offer_over', 'expires_on');
  end if;
  update data.offers o
  set provider = edit_offer.provider, code = edit_offer.code, description = coalesce(edit_offer.description, ''),
    expires_on = edit_offer.expires_on, website_link = edit_offer.website_link
  where o.id = offer_id;
  perform rules.record('offers', offer_id, 'offer_changed');
end $$;

grant execute on function api.edit_offer to app_admin;
