-- Returns who may be the same woman as the person in a line of an import, with another address: users
-- (rules.maybe_same) and lines before it. Empty without any.
create function rules.same_as_row(import_id integer, line integer, person jsonb)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select rules.maybe_same(g.name, g.surname, g.phone) || coalesce((
    select jsonb_agg(jsonb_build_object('line', r.number) order by r.number)
    from private.import_rows r
    where right(r.person->>'phone', 10) = right(g.phone, 10) and r.import_id = same_as_row.import_id and r.number < line
      and rules.name_key(r.person->>'name', r.person->>'surname') = rules.name_key(g.name, g.surname)), '[]')
  from jsonb_to_record(same_as_row.person) as g (name text, surname text, phone text)
$$;
