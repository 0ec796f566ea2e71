-- Writes into the history that an admin exported a list: which list, format, scope, filters and number of rows. The
-- search text is left out: it may be a name, and the history outlives an erasure.
-- `list` is the list's view.
-- Refuses: role_not_held, right_not_held.
create function api.record_export(
  list text, format text, scope text, filters jsonb, searched boolean, row_count integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_export_right(list);
begin
  perform rules.record('users', admin, 'list_exported', detail => jsonb_build_object(
    'list', list, 'format', format, 'scope', scope, 'filters', filters, 'searched', searched, 'rows', row_count));
end $$;

grant execute on function api.record_export to app_admin;
