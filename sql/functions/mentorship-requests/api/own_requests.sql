-- Returns the viewer's requests, sent as mentee or received as mentor, newest first. While a request is open the mentor
-- reads what rules.told_with_request tells; else the mentee's first name, after the approval the full one. Only the
-- mentor who wrote it sees the note to the team. `part_free`: the part of a closed request can be asked for again; `tips`: the
-- mentors whom the words of a refusal name, for the mentee; `mentor_free`: the mentor takes requests now; `minor_age`: of a
-- minor whose guardian has confirmed, to a mentor who may accept her (R21). `other_private`: the page explains the first name.
-- Null: minor_age, close_reason, reason, field_of_interest_id, answered_at, reject_reason, reject_message, team_note, other_title, other_about, other_industry_id, other_topic_ids, other_photo_id, question, asked_at, answer, other_latin_name, tips.
-- Type package_names: Record<string, string>.
-- Type tips: { mentorId: number; name: string; latinName: string | null }[].
create function api.own_requests(request_id integer default null)
returns table (
  id integer, kind data.kind, status data.request_status, close_reason data.close_reason, message text, reason text,
  field_of_interest_id integer, requested_at timestamptz, answer_due_at timestamptz, answered_at timestamptz,
  reject_reason text, reject_message text, team_note text, package_names jsonb, mentor_id integer,
  other_name text, other_private boolean, other_title text, other_about text, other_industry_id integer, other_topic_ids integer[], other_photo_id integer,
  question text, asked_at timestamptz, answer text, other_latin_name text, part_free boolean, tips jsonb, mentor_free boolean, minor_age integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  -- Materialized: find the viewer once, not once per row.
  with v as materialized (
    select rules.viewer_mentor_id() as mentor_id, rules.viewer_mentee_id() as mentee_id)
  select r.id, r.kind, r.status, r.close_reason, r.message, r.reason, r.field_of_interest_id, r.requested_at,
    r.answer_due_at, r.answered_at, r.reject_reason, r.reject_message,
    case when r.mentor_id = v.mentor_id and r.closed_by = 'mentor' then r.team_note end,
    g.names::jsonb, r.mentor_id,
    case when whole.name then other.name || ' ' || other.surname else coalesce(told.name, other.name) end,
    told.name is not null and e.visibility = 'private',
    case when r.mentee_id = v.mentee_id then c.title end,
    told.about, told.industry_id, told.topic_ids,
    case when r.mentee_id = v.mentee_id and c.audience <> 'hidden' then c.photo_id end,
    r.question, r.asked_at, r.answer,
    case when whole.name then other.latin_name when told.name is not null then told.latin_name
      else rules.latin_first_name(other) end,
    r.status = 'rejected' and p.status = 'paid', tip.tips, case r.kind when 'coaching' then c.available_for_coaching else c.available_for_mentoring end,
    case when u.guardian_consented_at is not null and rules.is_cleared(r.mentor_id) then told.minor_age end
  from v
  cross join lateral (
    select q.* from data.mentorship_requests q
    where (q.mentor_id = v.mentor_id or q.mentee_id = v.mentee_id)
      and (own_requests.request_id is null or q.id = own_requests.request_id)
    order by q.requested_at desc, q.id desc
    limit 200) r
  join data.mentees e on e.id = r.mentee_id
  join data.mentor_cards c on c.mentor_id = r.mentor_id
  join data.users other on other.id = case when r.mentee_id = v.mentee_id then r.mentor_user_id else r.mentee_user_id end
  cross join lateral (select coalesce(r.mentee_id = v.mentee_id, false) or r.status = 'approved' as name) whole
  left join lateral rules.told_with_request(e) told
    on r.mentor_id = v.mentor_id and r.status = 'pending' and r.answer_due_at > now()
  join data.parts p on p.id = r.part_id
  join data.purchases u on u.id = p.purchase_id
  join data.packages g on g.id = u.package_id
  left join lateral (
    select jsonb_agg(jsonb_build_object('mentorId', n.mentor_id, 'name', n.name, 'latinName', n.latin_name)) as tips
    from rules.mentors_named_in(r.reject_message) n where n.mentor_id <> r.mentor_id) tip
    on r.mentee_id = v.mentee_id and r.reject_message is not null and p.status = 'paid'
  order by r.requested_at desc, r.id desc;
end $$;

grant execute on function api.own_requests to app_member;
