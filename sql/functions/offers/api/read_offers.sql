-- Returns the current offers to the viewing mentor, the next to expire first, at most 200.
-- Refuses: role_not_held.
-- Null: expires_on, website_link.
create function api.read_offers()
returns table (offer_id integer, provider text, code text, description text, expires_on date, website_link text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_mentor(texts_may_wait => true);
  return query
    select o.id, o.provider, o.code, o.description, o.expires_on, o.website_link
    from data.offers o
    where o.expires_on is null or o.expires_on >= rules.local_date()
    order by o.expires_on nulls last, o.id desc limit 200;
end $$;

grant execute on function api.read_offers to app_member;
