-- R1, R6, R19. A mentor in the team's list, whatever the status; an erased mentor is in no scope. What a page shows but
-- does not select by is computed for its rows only. The rest of the profile, which only the
-- file of the list has, is in api.admin_mentors_file.
-- Null: phone, photo_id, country, years, industry_names, county_names, mentee, waiting_since, look_again, last_login_at, away_until, experience_since, industry_id.
-- Type industry_names: Record<string, string>.
-- Type county_names: Record<string, string>.
-- Type mentee: { id: number; name: string }.
-- Type look_again: { on: string; text: string | null }.
create view api.admin_mentors as
select m.id, m.user_id, u.name || ' ' || u.surname as name, u.email::text as email, u.phone, c.photo_id, m.status, m.visibility,
  m.offers_mentoring, m.offers_coaching, c.available_for_mentoring, c.available_for_coaching, c.in_collaboration as collaborating,
  case when rules.is_away(m, asked => true) then m.away_until end as away_until,
  c.title, i.names as industry_names, y.names as county_names, c.country::text as country, array[c.county_id, y.region_id] as place_ids, c.industry_id,
  c.topic_ids, c.languages, c.experience_since,
  extract(year from age(rules.local_date(), c.experience_since))::integer as years,
  (select jsonb_build_object('id', s.mentee_id, 'name', mentee.name || ' ' || mentee.surname)
    from data.mentorships s join data.users mentee on mentee.id = s.mentee_user_id
    where s.mentor_id = m.id and s.status = 'running') as mentee,
  (select count(*)::integer from rules.rejections_of(m.id)) as rejections,
  (select min(r.requested_at) from data.mentorship_requests r where r.mentor_id = m.id and r.status = 'pending') as waiting_since,
  (select jsonb_build_object('on', a.look_again_on, 'text', a.text) from rules.days_to_look_again() a
    where a.user_id = m.user_id) as look_again,
  u.last_login_at, m.applied_at,
  coalesce(m.user_id = (select rules.viewer_user_id()), false) as own,
  m.status = 'active' as in_active,
  -- By the order of the cards, which an index has: 0 is available, 1 in a mentorship.
  c.availability_rank = 0 as in_available,
  c.availability_rank = 1 as in_collaborating,
  -- Few at a time: as arrays they are looked up by the key, however many mentors there are.
  m.id = any (array(select o.id from data.mentors o where o.status = 'inactive' and o.listed_name <> '')) as in_inactive,
  asked.since is not null and asked.since < now() - interval '24 hours' as in_waiting,
  m.id = any (array(select t.about_id from rules.troubles_to_follow('flagged') t)) as in_flagged,
  -- One who is a mentee too stands in that list.
  m.user_id = any (array(select a.user_id from rules.days_to_look_again() a
    where a.look_again_on <= (select rules.local_date())
      and not exists (select from data.mentees e where e.user_id = a.user_id))) as in_calls,
  m.listed_name <> '' as in_all,
  -- What the filters choose.
  m.status = 'active' as in_filter_active,
  m.status <> 'active' as in_filter_not_active,
  m.offers_mentoring as in_filter_mentor,
  m.offers_coaching as in_filter_coach,
  c.availability_rank = 0 as in_filter_available,
  c.availability_rank > 0 as in_filter_not_available,
  c.available_for_mentoring as in_filter_free_mentoring,
  not c.available_for_mentoring as in_filter_no_mentoring,
  c.available_for_coaching as in_filter_free_coaching,
  not c.available_for_coaching as in_filter_no_coaching,
  c.languages @> '{el}' as in_filter_greek,
  c.languages @> '{en}' as in_filter_english,
  u.news_consent_at is not null as in_filter_news,
  u.suspended_at is not null as in_filter_suspended,
  m.status = 'inactive' as in_group_inactive,
  c.availability_rank = 1 as in_group_ongoing,
  exists (select from data.mentorships s
    where s.mentor_id = m.id and s.kind = 'mentoring' and s.status = 'completed') as in_group_completed,
  -- Longest first in the queue of those who have not answered.
  coalesce(asked.since, timestamptz '9999-12-31 00:00+00') as waited_key,
  m.listed_name as name_key
from data.mentors m
left join data.users u on u.id = m.user_id
left join data.mentor_cards c on c.mentor_id = m.id
left join data.industries i on i.id = c.industry_id
left join data.counties y on y.id = c.county_id
left join (
  select r.mentor_id, min(r.requested_at) as since from data.mentorship_requests r
  where r.status = 'pending' group by r.mentor_id) as asked on asked.mentor_id = m.id
where (select rules.may_list('coordinator'));

grant select on api.admin_mentors to app_admin;
