-- The entries of the select lists in forms, in display order. A regional unit (county) lies in a region.
-- Null: region_id.
-- Type list: 'work_statuses' | 'industries' | 'support_topics' | 'referral_sources' | 'packages' | 'counties' | 'regions'.
-- Type names: Record<string, string>.
create view api.lookups with (security_invoker = true) as
select 'work_statuses' as list, id, code, names, position, null::integer as region_id from data.work_statuses
union all select 'industries', id, code, names, position, null from data.industries
union all select 'support_topics', id, code, names, position, null from data.support_topics
union all select 'referral_sources', id, code, names, position, null from data.referral_sources
union all select 'packages', id, code, names, position, null from data.packages
union all select 'counties', id, code, names, position, region_id from data.counties
union all select 'regions', id, code, names, 0::smallint, null from data.regions;

grant select on api.lookups to app_visitor, app_member, app_admin;
