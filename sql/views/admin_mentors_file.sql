-- What of a mentor only the file of the team's list has (api.admin_mentors).
-- Null: latin_name, birthdate, topics, sentence, meets, description, mentoring_since, links, testimonials_visible, work_status, mentoring_reason, mentee_wishlist, referral_source, referral_text.
-- Type topics: Record<string, string>[].
-- Type work_status: Record<string, string>.
-- Type referral_source: Record<string, string>.
create view api.admin_mentors_file as
select m.id, u.name as first_name, u.surname, u.latin_name, u.birthdate, u.locale, u.news_consent_at is not null as news,
  (select jsonb_agg(t.names order by t.position) from data.support_topics t where t.id = any (c.topic_ids)) as topics,
  p.sentence, p.meets, p.description, p.mentoring_since, p.links, p.testimonials_visible, s.names as work_status, d.mentoring_reason,
  d.mentee_wishlist, f.names as referral_source, d.referral_text
from data.mentors m
left join data.users u on u.id = m.user_id
left join data.mentor_cards c on c.mentor_id = m.id
left join data.mentor_pages p on p.mentor_id = m.id
left join data.mentor_details d on d.mentor_id = m.id
left join data.work_statuses s on s.id = d.work_status_id
left join data.referral_sources f on f.id = d.referral_source_id
where (select rules.may_list('coordinator'));

grant select on api.admin_mentors_file to app_admin;
