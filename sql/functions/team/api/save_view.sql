-- An admin saves how a list is opened, under a name not used for another view of that list; at most twenty for each
-- list. Returns the view's id. Refuses: role_not_held, too_many_views, view_name_taken.
create function api.save_view(list text, name text, query jsonb)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_team();
  view_id integer;
begin
  perform rules.lock_viewer();
  if (select count(*) >= 20 from data.saved_views v where v.user_id = admin and v.list = save_view.list) then
    perform rules.reject('too_many_views', 'name');
  elsif exists (
    select from data.saved_views v where v.user_id = admin and v.list = save_view.list and v.name = trim(save_view.name)) then
    perform rules.reject('view_name_taken', 'name');
  end if;
  insert into data.saved_views as v (user_id, list, name, query)
  values (admin, save_view.list, trim(save_view.name), save_view.query)
  returning v.id into view_id;
  return view_id;
end $$;

grant execute on function api.save_view to app_admin;
