-- R25. A mentor application in the team's list. `experience` says whether it reaches the required minimum.
-- Null: country, years, industry_names, county_names, source_names, photo_id.
-- Type experience: 'long' | 'short' | 'missing'.
-- Type industry_names: Record<string, string>.
-- Type county_names: Record<string, string>.
-- Type source_names: Record<string, string>.
create view api.admin_applications as
select m.id, m.user_id, m.status, c.name || ' ' || c.surname as name, m.applied_at,
  rules.local_date() - rules.local_date(m.applied_at) as waiting_days,
  extract(year from age(rules.local_date(), c.experience_since))::integer as years,
  case
    when c.experience_since is null then 'missing'
    when c.experience_since <= rules.local_date()
      - (select make_interval(months => k.mentor_minimum_experience_months) from data.constants k) then 'long'
    else 'short'
  end as experience,
  c.country::text as country, i.names as industry_names, y.names as county_names, f.names as source_names, c.photo_id,
  coalesce(m.user_id = (select rules.viewer_user_id()), false) as own,
  m.status = 'new' as in_new,
  m.status = 'awaiting_response' and not m.profile_due as in_awaiting_response,
  m.status = 'rejected' as in_rejected,
  -- As an array they are looked up by the key: the planner does not know how few they are among all mentors.
  m.id = any (array(select o.id from data.mentors o
    where o.status in ('new', 'rejected') or o.status = 'awaiting_response' and not o.profile_due)) as in_all,
  m.listed_name as name_key
from data.mentors m
left join data.mentor_cards c on c.mentor_id = m.id
left join data.mentor_details d on d.mentor_id = m.id
left join data.industries i on i.id = c.industry_id
left join data.counties y on y.id = c.county_id
left join data.referral_sources f on f.id = d.referral_source_id
where (select rules.may_list('coordinator'));

grant select on api.admin_applications to app_admin;
