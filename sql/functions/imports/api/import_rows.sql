-- For admins: rows of an import in the order of the file, those after a line, all, only the refused ones, or only those
-- that wait for a second look, with the fate and its field, what to look at, and whom it may be the same as.
-- Null: person, fate, field, done_at, same.
-- Type person: Record<string, unknown>.
-- Type unread: { field: string; text: string }[].
-- Type same: { line?: number; name?: string; email?: string; mentorId?: number | null; menteeId?: number | null }[].
create function api.import_rows(
  import_id integer, after_number integer default 0, most integer default 100, only_bad boolean default false, only_unread boolean default false)
returns table (number integer, cells text[], person jsonb, fate text, field text, done_at timestamptz, unread jsonb, same jsonb)
language sql stable security definer set search_path = ''
as $$
  with named as materialized (
    select r.number, right(r.person->>'phone', 10) as phone, rules.name_key(r.person->>'name', r.person->>'surname') as name
    from private.import_rows r
    where r.import_id = import_rows.import_id and right(r.person->>'phone', 10) in (
      select right(s.person->>'phone', 10) from private.import_rows s
      where s.import_id = import_rows.import_id and s.unread @> '[{"field": "same"}]')
  )
  select r.number, r.cells, r.person, r.fate, r.field, r.done_at, r.unread,
    case when r.unread @> '[{"field": "same"}]' then
      rules.maybe_same(r.person->>'name', r.person->>'surname', r.person->>'phone', r.user_id) || coalesce((
        select jsonb_agg(jsonb_build_object('line', o.number) order by o.number)
        from named n join named o using (phone, name) where n.number = r.number and o.number < n.number), '[]') end
  from private.import_rows r
  where r.import_id = import_rows.import_id and r.number > after_number and (select rules.viewer_is_admin())
    and (not only_unread or r.unread <> '[]')
    and (not only_bad or r.fate not in ('new', 'known'))
  order by r.number
  limit most
$$;

grant execute on function api.import_rows to app_admin;
