-- What of a mentee only the file of the team's list has (api.admin_mentees).
-- Null: latin_name, birthdate, work_status, industry, country, county, topics.
-- Type work_status: Record<string, string>.
-- Type industry: Record<string, string>.
-- Type county: Record<string, string>.
-- Type topics: Record<string, string>[].
create view api.admin_mentees_file as
select e.id, u.name as first_name, u.surname, u.latin_name, u.birthdate, u.locale, u.news_consent_at is not null as news,
  exists (select from data.awards a where a.mentee_id = e.id and a.withdrawn_at is null) as scholarship,
  e.about, s.names as work_status, i.names as industry, e.country::text as country, y.names as county,
  (select jsonb_agg(t.names order by t.position) from data.support_topics t where t.id = any (e.topic_ids)) as topics
from data.mentees e
left join data.users u on u.id = e.user_id
left join data.work_statuses s on s.id = e.work_status_id
left join data.industries i on i.id = e.industry_id
left join data.counties y on y.id = e.county_id
where (select rules.may_list('coordinator'));

grant select on api.admin_mentees_file to app_admin;
