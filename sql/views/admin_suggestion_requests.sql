-- A mentee's request for mentor suggestions, as the team reads it. `earlier`: how many requests of the mentee came
-- before.
-- Null: answered_at, answer, answered_by, reopened_at.
-- Type topics: Record<string, string>[].
-- Type mentors: { mentorId: number; mentor: string }[].
create view api.admin_suggestion_requests with (security_invoker = true) as
select r.id, r.mentee_id, w.name || ' ' || w.surname as mentee_name, w.email::text as mentee_email, r.text, r.topic, r.help,
  (select coalesce(jsonb_agg(t.names order by t.position), '[]') from data.support_topics t where t.id = any (r.topic_ids)) as topics,
  r.asked_at, rules.local_date() - rules.local_date(coalesce(r.reopened_at, r.asked_at)) as waiting_days, r.answered_at,
  r.answer, answerer.name || ' ' || answerer.surname as answered_by, r.reopened_at,
  (select count(*)::integer from data.suggestion_requests before
    where before.mentee_id = r.mentee_id and before.id < r.id) as earlier,
  (select coalesce(jsonb_agg(jsonb_build_object('mentorId', c.mentor_id, 'mentor', c.name || ' ' || c.surname)
      order by c.mentor_id), '[]')
    from data.suggestions s join data.mentor_cards c on c.mentor_id = s.mentor_id
    where s.suggestion_request_id = r.id) as mentors,
  coalesce(w.id = (select rules.viewer_user_id()), false) as own,
  r.answered_at is null as in_open,
  r.answered_at is not null as in_answered,
  true as in_all
from data.suggestion_requests r
left join data.mentees e on e.id = r.mentee_id
left join data.users w on w.id = e.user_id
left join data.users answerer on answerer.id = r.answered_by_user_id;

grant select on api.admin_suggestion_requests to app_admin;
