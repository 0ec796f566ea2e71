-- The entries of the select lists in forms, in display order.
-- Type list: 'work_statuses' | 'industries' | 'support_topics' | 'referral_sources' | 'counties'.
-- Type names: Record<string, string>.
create view api.lookups with (security_invoker = true) as
select 'work_statuses' as list, id, code, names, position from data.work_statuses
union all select 'industries', id, code, names, position from data.industries
union all select 'support_topics', id, code, names, position from data.support_topics
union all select 'referral_sources', id, code, names, position from data.referral_sources
union all select 'counties', id, code, names, position from data.counties;

grant select on api.lookups to app_visitor, app_member, app_admin;
