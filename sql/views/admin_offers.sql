-- An offer in the team's list.
-- Null: expires_on, website_link.
create view api.admin_offers with (security_invoker = true) as
select o.id, o.provider, o.code, o.description, o.expires_on, o.website_link, o.created_at,
  o.expires_on is null or o.expires_on >= (select rules.local_date()) as in_current,
  o.expires_on < (select rules.local_date()) is true as in_expired,
  true as in_all,
  -- Sort keys: the next to expire first; those that never do, last.
  coalesce(o.expires_on, '9999-12-31') as expiry_key,
  rules.fold(o.provider) as provider_key
from data.offers o;

grant select on api.admin_offers to app_admin;
