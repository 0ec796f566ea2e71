-- The viewing mentee's requests for mentor suggestions, with the mentors suggested that are still visible.
-- Null: answered_at, answer.
-- Type topics: Record<string, string>[].
-- Type mentors: { mentorId: number; mentor: string; title: string; free: boolean }[].
create view api.own_suggestion_requests with (security_invoker = true) as
select r.id, r.text, r.topic, r.help,
  (select coalesce(jsonb_agg(t.names order by t.position), '[]') from data.support_topics t where t.id = any (r.topic_ids)) as topics,
  r.asked_at, r.answered_at, r.answer,
  (select coalesce(jsonb_agg(jsonb_build_object('mentorId', c.mentor_id, 'mentor', c.name || ' ' || c.surname,
      'title', c.title, 'free', c.availability_rank = 0) order by c.mentor_id), '[]')
    from data.suggestions s join data.mentor_cards c on c.mentor_id = s.mentor_id
    where s.suggestion_request_id = r.id) as mentors
from data.suggestion_requests r;

grant select on api.own_suggestion_requests to app_member;
