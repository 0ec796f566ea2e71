-- Returns the mentors an admin may match with a purchased part, best score first, at most a hundred (api.suggest_mentors); with
-- `words` those of all of them whose card has each word.
-- Null: photo_id.
-- Refuses: role_not_held, right_not_held, part_not_found.
-- Type reasons: { reason: string; points: number; detail: number[] | null }[].
create function api.available_mentors(part_id integer, words text default '')
returns table (mentor_id integer, name text, surname text, title text, photo_id integer, score integer, reasons jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 100;
  part data.parts;
begin
  perform rules.require_admin();
  select p.* into part from data.parts p where p.id = part_id;
  if not found then
    perform rules.reject('part_not_found', kind => 'MR404');
  elsif words = '' then
    return query
      select s.mentor_id, s.name, s.surname, s.title, s.photo_id, s.score, s.reasons
      from api.suggest_mentors(part.kind, part.mentee_id, most) s;
  else
    return query
      select c.mentor_id, c.name, c.surname, c.title, c.photo_id, points.score, points.reasons
      from data.mentor_cards c
      join data.mentees e on e.id = part.mentee_id
      cross join lateral rules.suggestion_points(e, c) as points
      where c.folded ~ all (rules.word_patterns(words)) and rules.suggestible(c.mentor_id, e.id)
        and case part.kind when 'mentoring' then c.available_for_mentoring else c.available_for_coaching end
      order by points.score desc, c.mentor_id
      limit most;
  end if;
end $$;

grant execute on function api.available_mentors to app_admin;
