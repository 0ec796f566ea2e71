-- Returns the current offers to the viewing mentor, the next to expire first, at most 200, and records once for each
-- that this mentor has seen it.
-- Refuses: role_not_held.
-- Null: expires_on, website_link.
create function api.read_offers()
returns table (offer_id integer, provider text, code text, description text, expires_on date, website_link text)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor constant integer := rules.require_mentor(texts_may_wait => true);
begin
  perform rules.lock_viewer();
  insert into data.offer_views (offer_id, mentor_id)
  select o.id, mentor from data.offers o
  where (o.expires_on is null or o.expires_on >= rules.local_date())
    and not exists (select from data.offer_views v where v.offer_id = o.id and v.mentor_id = mentor)
  on conflict on constraint offer_views_pkey do nothing;
  return query
    select o.id, o.provider, o.code, o.description, o.expires_on, o.website_link
    from data.offers o
    where o.expires_on is null or o.expires_on >= rules.local_date()
    order by o.expires_on nulls last, o.id desc limit 200;
end $$;

grant execute on function api.read_offers to app_member;
