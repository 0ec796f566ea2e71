-- An admin deletes one of their own saved views. The view of another admin, or one that is gone, stays as it is.
-- Refuses: role_not_held.
create function api.delete_view(view_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_team();
begin
  delete from data.saved_views v where v.id = view_id and v.user_id = admin;
end $$;

grant execute on function api.delete_view to app_admin;
