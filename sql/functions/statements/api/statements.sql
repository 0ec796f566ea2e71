-- For the treasurer: the statements whose check is not finished, the newest first, or one of them. `rows` only of the one
-- asked for, while its columns are not named.
-- Refuses: role_not_held, right_not_held.
-- Null: off_cents, headings, rows.
-- Type rows: [number: number, cells: string[]][].
create function api.statements(only_id integer default null)
returns table (
  id integer, created_by text, created_at timestamptz, names_account boolean, outgoing integer, off_cents integer, headings text[], rows jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_right('treasurer');
  return query
    select s.id, u.name || ' ' || u.surname, s.created_at, s.names_account, s.outgoing, s.off_cents::integer, s.headings,
      case when s.id = only_id then s.rows end
    from private.statements s join data.users u on u.id = s.created_by_user_id
    where only_id is null or s.id = only_id
    order by s.id desc limit 20;
end $$;

grant execute on function api.statements to app_admin;
