-- Returns the mentors an admin may match with a purchased part, best score first, at most a hundred; with `words` those whose
-- name or title has all of them.
-- Null: photo_id.
-- Refuses: role_not_held, right_not_held, part_not_found.
-- Type reasons: { reason: string; points: number; detail: number[] | null }[].
create function api.available_mentors(part_id integer, words text default null)
returns table (mentor_id integer, name text, surname text, title text, photo_id integer, score integer, reasons jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  part data.parts;
begin
  perform rules.require_admin();
  select p.* into part from data.parts p where p.id = part_id;
  if not found then
    perform rules.reject('part_not_found', kind => 'MR404');
  end if;
  return query
    select s.mentor_id, s.name, s.surname, s.title, s.photo_id, s.score, s.reasons
    from api.suggest_mentors(part.kind, part.mentee_id, case when words is null then 100 else 1000000 end) s
    where words is null
      or ' ' || rules.fold(concat_ws(' ', s.name, s.surname, s.title)) like all (rules.word_patterns(words))
    limit 100;
end $$;

grant execute on function api.available_mentors to app_admin;
