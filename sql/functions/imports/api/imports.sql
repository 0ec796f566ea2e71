-- For admins: the imports whose rows are still kept, the newest first, or one of them, with their state and numbers of
-- rows. `good`: new; `known`: with an account; `bad`: refused; `partly`: of those that pass, the ones that wait for a second look.
-- Null: mapping, started_at, finished_at.
-- Type state: 'mapping' | 'checked' | 'running' | 'stopped' | 'done'.
-- Type mapping: Record<string, number>.
create function api.imports(only_id integer default null, most integer default 20)
returns table (
  id integer, role data.role, file_name text, headings text[], mapping jsonb, invite boolean, created_by text,
  created_at timestamptz, started_at timestamptz, finished_at timestamptz, state text, total integer, done integer,
  good integer, known integer, bad integer, partly integer)
language sql stable security definer set search_path = ''
as $$
  select i.id, i.role, i.file_name, i.headings, i.mapping, i.invite, u.name || ' ' || u.surname, i.created_at,
    i.started_at, i.finished_at,
    case when i.finished_at is not null then 'done' when i.stopped then 'stopped'
      when i.started_at is not null then 'running'
      when i.mapping is not null then 'checked' else 'mapping' end,
    rows.total, rows.done, rows.good, rows.known, rows.total - rows.good - rows.known, rows.partly
  from (
    select n.*, rules.import_stopped(n) as stopped from private.imports n where only_id is null or n.id = only_id order by n.id desc limit most) i
  join data.users u on u.id = i.created_by_user_id
  cross join lateral (
    select count(*)::integer as total, count(r.done_at)::integer as done,
      (count(*) filter (where r.fate = 'new'))::integer as good,
      (count(*) filter (where r.fate = 'known'))::integer as known,
      (count(*) filter (where r.unread <> '[]' and r.fate in ('new', 'known')))::integer as partly
    from private.import_rows r where r.import_id = i.id) rows
  where (select rules.viewer_is_admin())
  order by i.id desc
$$;

grant execute on function api.imports to app_admin;
