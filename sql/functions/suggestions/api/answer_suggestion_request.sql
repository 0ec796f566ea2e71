-- An admin answers a mentee's request for suggestions with one to three available mentors and a message. A request
-- that was opened again gets a new answer in place of the old one, and a new mail.
-- Locks the mentors' rows, to see a concurrent act that takes one of them; of two concurrent answers one is refused.
-- Refuses: role_not_held, right_not_held, suggestion_request_not_found, own_profile, person_erased,
-- already_answered, suggestions_missing, suggested_mentor_unavailable.
create function api.answer_suggestion_request(suggestion_request_id integer, mentor_ids integer[], answer text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  request data.suggestion_requests;
  asker data.mentees;
begin
  perform rules.lock_living_user(variadic array(
    select e.user_id from data.suggestion_requests r join data.mentees e on e.id = r.mentee_id
    where r.id = answer_suggestion_request.suggestion_request_id
    union select m.user_id from data.mentors m where m.id = any (mentor_ids)));
  perform from data.mentors m where m.id = any (mentor_ids) order by m.id for share;
  select r.* into request from data.suggestion_requests r
  where r.id = answer_suggestion_request.suggestion_request_id for no key update;
  if not found then
    perform rules.reject('suggestion_request_not_found', kind => 'MR404');
  elsif request.answered_at is not null then
    perform rules.reject('already_answered');
  elsif (select count(distinct chosen) not between 1 and 3 from unnest(mentor_ids) as chosen) then
    perform rules.reject('suggestions_missing', 'mentorIds', 'MR422');
  elsif exists (select from unnest(mentor_ids) as chosen where not rules.suggestible(chosen, request.mentee_id)) then
    perform rules.reject('suggested_mentor_unavailable', 'mentorIds');
  end if;

  delete from data.suggestions s where s.suggestion_request_id = request.id;
  insert into data.suggestions (suggestion_request_id, mentor_id)
  select distinct request.id, chosen from unnest(mentor_ids) as chosen;
  update data.suggestion_requests r
  set answered_at = now(), answered_by_user_id = admin, answer = answer_suggestion_request.answer
  where r.id = request.id;
  select e.* into asker from data.mentees e where e.id = request.mentee_id;
  -- The topics named in the request speak for a mentor like those of the profile.
  asker.topic_ids := asker.topic_ids || request.topic_ids;
  perform rules.queue_mail(
    'suggestions:' || request.id || coalesce(':' || extract(epoch from request.reopened_at)::bigint, ''),
    'suggestions', e.user_id, jsonb_build_object(
      'answer', answer, 'mentors', (
        select jsonb_agg(jsonb_build_object('mentorId', c.mentor_id, 'mentor', c.name || ' ' || c.surname, 'mentorLatin', c.latin_name,
          'title', c.title, 'reasons', why.reasons, 'topics', why.topics) order by c.mentor_id)
        from data.suggestions s join data.mentor_cards c on c.mentor_id = s.mentor_id
        cross join lateral (
          -- What speaks against a mentor is the team's to know.
          select coalesce(jsonb_agg(f.fact->'reason'), '[]') as reasons, (
            select jsonb_agg(t.names order by t.id) from data.support_topics t
            where t.id = any (c.topic_ids) and t.id = any (asker.topic_ids)) as topics
          from jsonb_array_elements((select p.reasons from rules.suggestion_points(asker, c) p)) as f (fact)
          where (f.fact->>'points')::integer > 0) why
        where s.suggestion_request_id = request.id)))
  from data.mentees e where e.id = request.mentee_id;
end $$;

grant execute on function api.answer_suggestion_request to app_admin;
