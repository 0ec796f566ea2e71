-- Long: one branch per kind of event.
-- Returns, unsorted, what happened to the given rows (`subjects` and `ids` side by side), to the user `person`, and
-- the mails to `told` whose content contains `told_about`. `source` and `line` name the row of origin: with the time
-- they are a unique sort key. What others confided to the team about `person` is left out if `person` is the viewer. `words` is what somebody wrote, `reason` a code of the rules or an admin's reason.
create function rules.timeline_lines(
  subjects text[], ids integer[], person integer, told integer[], told_about jsonb default '{}')
returns table (
  source integer, line bigint, at timestamptz, subject text, subject_id integer, event text, state text,
  actor data.actor, actor_user_id integer, reason text, words text, detail jsonb)
language sql stable security definer set search_path = ''
as $$
  with about as (select a.subject, a.id from unnest(subjects, ids) as a (subject, id)),
  hers as (select e.id from data.mentees e where e.user_id = person)
  select 1, h.id, h.at, h.subject, h.subject_id, h.event,
    case
      when h.subject = 'mentorships' and h.from_state = 'paused' and h.to_state = 'running' then 'resumed'
      when h.subject = 'parts' and h.from_state in ('pending', 'running') and h.to_state = 'paid' then 'given_back'
      when h.subject = 'mentors' and h.from_state in ('new', 'awaiting_response') and h.to_state = 'active' then 'approved'
      when h.subject = 'mentors' and h.from_state is not null and h.to_state = 'new' then 'sent_again'
      else h.to_state end,
    h.actor, h.actor_user_id,
    case when h.subject in ('mentorship_requests', 'parts') or h.subject = 'mentorships' and h.event = 'status' then h.reason end,
    case
      when h.subject = 'mentorship_requests' then case h.to_state
        when 'pending' then q.message when 'rejected' then concat_ws(E'\n', q.reject_message, q.team_note) end
      when h.subject = 'edit_requests' then
        case when h.to_state = 'pending' then d.words when h.to_state in ('approved', 'rejected') then d.message end
      when h.subject = 'parts' and h.event = 'status' or h.subject = 'mentors' and h.event = 'away'
        or h.subject = 'mentorships' and h.event = 'status'
        -- A ground of the rules, where no admin wrote a reason.
        or h.event = 'refunded' and h.reason in ('withdrawal', 'no_request', 'rejections', 'override', 'provider', 'dispute') then null
      else h.reason end,
    case
      when h.subject = 'edit_requests' and h.to_state = 'pending' then
        jsonb_build_object('fields', array(select c.field from data.edit_request_changes c where c.edit_request_id = h.subject_id))
      when h.subject = 'mentors' and h.event = 'away' then jsonb_build_object('until', h.reason)
      when h.event = 'clearance_noted' then jsonb_build_object('until', h.detail->'validUntil')
      when h.event = 'edited' and jsonb_typeof(h.detail) = 'array' then jsonb_build_object('fields', h.detail)
    end
  from about a
  join data.history h on h.subject = a.subject and h.subject_id = a.id
  left join data.mentorship_requests q on h.subject = 'mentorship_requests' and q.id = h.subject_id
  left join data.edit_requests d on h.subject = 'edit_requests' and d.id = h.subject_id
  union all
  select 2, q.id, q.asked_at, 'mentorship_requests', q.id, 'question_asked', null, 'mentor', q.mentor_user_id, null, q.question, null
  from about a join data.mentorship_requests q on q.id = a.id
  where a.subject = 'mentorship_requests' and q.asked_at is not null
  union all
  select 3, q.id, q.question_answered_at, 'mentorship_requests', q.id, 'question_answered', null, 'mentee', q.mentee_user_id,
    null, q.answer, null
  from about a join data.mentorship_requests q on q.id = a.id
  where a.subject = 'mentorship_requests' and q.question_answered_at is not null
  union all
  select 4, l.id, l.entered_at, 'sessions', l.mentorship_id, 'entered', l.status::text, l.entered_by, l.entered_by_user_id,
    null, l.note, jsonb_build_object('day', l.held_on)
  from about a join data.sessions l on l.mentorship_id = a.id where a.subject = 'mentorships'
  union all
  select 5, g.id, g.created_at, 'goals', g.mentorship_id, 'written', null,
    case g.created_by_user_id when s.mentor_user_id then 'mentor' when s.mentee_user_id then 'mentee' else 'admin' end::data.actor,
    g.created_by_user_id, null, g.text, null
  from about a join data.mentorships s on s.id = a.id join data.goals g on g.mentorship_id = s.id where a.subject = 'mentorships'
  union all
  select 6, f.id, f.given_at, 'feedback', f.mentorship_id, f.step, null,
    case f.user_id when s.mentor_user_id then 'mentor' else 'mentee' end::data.actor, f.user_id, null, f.answers->>'words', null
  from about a join data.mentorships s on s.id = a.id join data.feedback f on f.mentorship_id = s.id where a.subject = 'mentorships'
  union all
  select 21, w.id, w.asked_at, 'pair_wishes', w.mentorship_id, 'asked', w.wish,
    case w.user_id when s.mentor_user_id then 'mentor' else 'mentee' end::data.actor, w.user_id, null, w.reason, null
  from about a join data.mentorships s on s.id = a.id join data.pair_wishes w on w.mentorship_id = s.id where a.subject = 'mentorships'
  union all
  select 22, w.id, w.closed_at, 'pair_wishes', w.mentorship_id, w.outcome, null,
    case w.closed_by_user_id when s.mentor_user_id then 'mentor' when s.mentee_user_id then 'mentee' else 'admin' end::data.actor,
    w.closed_by_user_id, null, w.answer, null
  from about a join data.mentorships s on s.id = a.id join data.pair_wishes w on w.mentorship_id = s.id
  where a.subject = 'mentorships' and w.closed_at is not null
  union all
  select 23, p.id, p.proposed_at, 'proposals', p.mentorship_id, 'proposed', null, p.proposed_by, p.proposed_by_user_id, null, p.place, null
  from about a join data.proposals p on p.mentorship_id = a.id where a.subject = 'mentorships'
  union all
  select 24, p.id, p.closed_at, 'proposals', p.mentorship_id, p.outcome, null,
    case p.closed_by_user_id when s.mentor_user_id then 'mentor' when s.mentee_user_id then 'mentee' else 'admin' end::data.actor,
    p.closed_by_user_id, null, null, null
  from about a join data.mentorships s on s.id = a.id join data.proposals p on p.mentorship_id = s.id
  -- The others follow from the lines beside them.
  where a.subject = 'mentorships' and p.outcome in ('taken', 'withdrawn')
  union all
  select 7, u.id, u.purchased_at, 'purchases', u.id, 'ordered', null,
    case when u.award_id is null then 'mentee'::data.actor end, case when u.award_id is null then e.user_id end, null, null, null
  from about a join data.purchases u on u.id = a.id join data.mentees e on e.id = u.mentee_id
  where a.subject = 'purchases'
  union all
  select 8, s.id, s.created_at, 'scholarships', s.id, 'gift_named', null, 'mentor', person, null, s.name, null
  from about a join data.scholarships s on s.id = a.id where a.subject = 'scholarships'
  union all
  select 9, u.id, u.created_at, 'users', u.id, 'registered', null, null, null, null, null, null
  from data.users u where u.id = person
  union all
  select 10, g.id, g.sent_at, 'messages', g.id, 'sent', null, 'admin', g.sent_by_user_id, null,
    concat_ws(E'\n', nullif(g.subject, ''), g.text), null
  from data.messages g where g.to_user_id = person
  union all
  select 11, n.id, n.written_at, 'notes', n.id, 'written', null, 'admin', n.written_by_user_id, null, n.text, null
  from data.notes n where n.about_user_id = person and person is distinct from rules.viewer_user_id()
  union all
  select 12, c.id, c.at, 'consents', c.id, case when c.given then 'given' else 'withdrawn' end, c.text, null, c.user_id,
    null, null, null
  from data.consents c where c.user_id = person
  union all
  select 13, r.id, r.asked_at, 'suggestion_requests', r.id, 'asked', null, 'mentee', person, null, r.text, null
  from hers join data.suggestion_requests r on r.mentee_id = hers.id
  union all
  select 14, r.id, r.answered_at, 'suggestion_requests', r.id, 'answered', null, 'admin', r.answered_by_user_id, null, r.answer, null
  from hers join data.suggestion_requests r on r.mentee_id = hers.id where r.answered_at is not null
  union all
  select 15, w.id, w.awarded_at, 'awards', w.id, 'given', null, 'admin', w.awarded_by, null, s.name, null
  from hers join data.awards w on w.mentee_id = hers.id join data.scholarships s on s.id = w.scholarship_id
  union all
  select 16, w.id, w.withdrawn_at, 'awards', w.id, 'withdrawn', null, null, null, null, s.name, null
  from hers join data.awards w on w.mentee_id = hers.id join data.scholarships s on s.id = w.scholarship_id
  where w.withdrawn_at is not null
  union all
  select 17, r.id, r.sent_at, 'reports', r.id, 'sent', null, null, r.by_user_id, null, r.text, null
  from data.reports r where r.by_user_id = person
  union all
  select 18, r.id, r.sent_at, 'reports', r.id, 'received', null, null, r.by_user_id, null, r.text, null
  from data.reports r where r.about_user_id = person and person is distinct from rules.viewer_user_id()
  union all
  select 19, r.id, r.settled_at, 'reports', r.id, 'settled', null, 'admin', r.settled_by_user_id, null, null, null
  from data.reports r
  where r.settled_at is not null
    and (r.by_user_id = person or r.about_user_id = person and person is distinct from rules.viewer_user_id())
  union all
  select 20, o.id, coalesce(o.sent_at, o.queued_at), 'mails', null, 'mail', o.status::text, 'system', null, null, null,
    jsonb_build_object('kind', o.kind)
  from private.outbox o where o.to_user_id = any (told) and o.content @> told_about
$$;
