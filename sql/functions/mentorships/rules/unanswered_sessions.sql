-- R14. Returns as JSON the planned sessions of a purchase whose time had passed at a moment, and of which nobody has said
-- what became of them, the first one first: id, startsAt, kind.
create function rules.unanswered_sessions(purchase_id integer, until timestamptz default now())
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'startsAt', l.starts_at, 'kind', s.kind) order by l.starts_at, l.id), '[]')
  from data.parts p
  join data.mentorships s on s.part_id = p.id
  join data.sessions l on l.mentorship_id = s.id
  where p.purchase_id = unanswered_sessions.purchase_id and l.status = 'planned' and l.starts_at <= until
    and (s.ends_on is null or l.held_on < s.ends_on)
$$;
