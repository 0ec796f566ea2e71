-- Returns the viewing mentor's gifts, newest first, with their state. Does not show who got one.
-- Null: message.
-- Type state: 'waiting' | 'approved' | 'awarded' | 'declined'.
create function api.own_gifts()
returns table (
  id integer, name text, year integer, this_year boolean, state text, message text, named_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.name, s.year, s.year = extract(year from rules.local_date()),
    case
      when s.declined_at is not null then 'declined'
      when s.approved_at is null then 'waiting'
      when exists (select from data.awards w where w.scholarship_id = s.id and w.withdrawn_at is null) then 'awarded'
      else 'approved'
    end,
    s.message, s.created_at
  from data.scholarships s
  where s.kind = 'mentor_gift' and s.given_by_mentor_id = rules.viewer_mentor_id()
  order by s.id desc
$$;

grant execute on function api.own_gifts to app_member;
