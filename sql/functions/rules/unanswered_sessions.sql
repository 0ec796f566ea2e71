-- R14. Returns the planned sessions of a purchase whose time had passed at a moment, and of which nobody has said what
-- became of them, the first one first.
create function rules.unanswered_sessions(purchase_id integer, until timestamptz default now())
returns setof data.sessions
language sql stable security definer set search_path = ''
as $$
  select l.*
  from data.parts p
  join data.mentorships s on s.part_id = p.id
  join data.sessions l on l.mentorship_id = s.id
  where p.purchase_id = unanswered_sessions.purchase_id and l.status = 'planned' and l.starts_at <= until
    and (s.ends_on is null or l.held_on < s.ends_on)
  order by l.starts_at, l.id
$$;
