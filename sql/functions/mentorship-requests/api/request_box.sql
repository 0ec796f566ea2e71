-- For the viewing mentee: one row per kind that this mentor offers, with the rule that blocks a request (or null) and
-- the package it would use, and whether that order lacks the express request to begin (rules.begin_due). A minor learns first that a
-- mentor may not accept her, before she pays for a package. With the mentee's pending request, if any, to link to it,
-- and the day of the mentor's answer, if the last request to this mentor was refused.
-- Null: obstacle, package_names, pending_mentor_id, pending_due_at, refused_at.
-- Type package_names: Record<string, string>.
create function api.request_box(mentor_id integer)
returns table (
  kind data.kind, obstacle text, package_names jsonb, begin_due boolean, pending_mentor_id integer, pending_due_at timestamptz,
  refused_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select k.kind, case when not m.id = any (rules.open_to_minor()) then 'mentor_not_cleared' else rules.request_obstacle(m.id, e.id, k.kind) end,
    used.names::jsonb, coalesce(used.begin_due, false),
    pending.mentor_id, pending.answer_due_at,
    case when last.close_reason in ('mentor_rejected', 'admin_rejected') then last.answered_at end
  from data.mentors m
  cross join (select rules.viewer_mentee_id() as id) e
  cross join lateral (
    select 'mentoring'::data.kind as kind where m.offers_mentoring
    union all
    select 'coaching' where m.offers_coaching) k
  left join lateral (
    select g.names, rules.begin_due(u) as begin_due
    from data.purchases u join data.packages g on g.id = u.package_id
    where u.id = (rules.part_for_request(e.id, k.kind)).purchase_id) used on true
  left join data.mentorship_requests pending on pending.mentee_id = e.id and pending.status = 'pending'
  left join lateral (
    select r.close_reason, r.answered_at from data.mentorship_requests r
    where r.mentee_id = e.id and r.mentor_id = m.id order by r.requested_at desc limit 1) last on true
  where m.id = request_box.mentor_id and e.id is not null and rules.mentor_visible(m.id)
$$;

grant execute on function api.request_box to app_member;
