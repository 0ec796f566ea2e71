-- R1 to R7, R11. For admins: what stands against a mentorship on this part, with this mentor if one is named, and
-- what it would close. `blocked` concerns the mentee or the part, `mentor_blocked` the mentor. `pending`: the mentor's
-- requests that it closes. `refund_asked`: a refund request about the purchase waits for the team. No row if the part or the mentor does not exist.
-- Rows: one or none.
-- Null: blocked, mentor_id, mentor, title, mentor_blocked, score, reasons.
-- Type part_names: Record<string, string>.
-- Type reasons: Rows['available_mentors']['reasons'].
-- Type pending: { id: number; mentee: string; kind: 'mentoring' | 'coaching'; requestedAt: string }[].
create function api.match_check(part_id integer, with_mentor integer default null)
returns table (
  mentee_id integer, mentee text, kind data.kind, part_names jsonb, blocked text, mentor_id integer, mentor text,
  title text, mentor_blocked text, score integer, reasons jsonb, pending jsonb,
  refund_asked boolean)
language sql stable security definer set search_path = ''
as $$
  select e.id, u.name || ' ' || u.surname, p.kind, k.names,
    coalesce(rules.match_obstacle(e), rules.part_obstacle(p, 'paid')),
    m.id, c.name || ' ' || c.surname, c.title,
    case when m.user_id = (select rules.viewer_user_id()) then 'own_profile'
      when m.id is not null then rules.mentor_obstacle(m.id, e.id, p.kind) end,
    points.score, points.reasons,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'mentee', asking.name || ' ' || asking.surname, 'kind', r.kind,
        'requestedAt', r.requested_at) order by r.id)
      from data.mentorship_requests r join data.users asking on asking.id = r.mentee_user_id
      where r.mentor_id = m.id and r.status = 'pending'), '[]'),
    exists (select from data.refund_requests q where q.purchase_id = o.id and q.answered_at is null)
  from data.parts p
  join data.purchases o on o.id = p.purchase_id
  join data.packages k on k.id = o.package_id
  join data.mentees e on e.id = p.mentee_id
  join data.users u on u.id = e.user_id
  left join data.mentors m on m.id = with_mentor
  left join data.mentor_cards c on c.mentor_id = m.id
  left join lateral rules.suggestion_points(e, c) points on m.id is not null
  where p.id = match_check.part_id and (select rules.viewer_is_admin())
    and (with_mentor is null or m.id is not null)
$$;

grant execute on function api.match_check to app_admin;
