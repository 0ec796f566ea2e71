-- The signed-in user switches optional mails on (`wanted`) and off (`unwanted`). Kinds named in neither stay as they
-- are.
-- Refuses: role_not_held.
create function api.choose_notifications(wanted data.notification[], unwanted data.notification[])
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
begin
  perform rules.mute_notification(viewer, each, false) from unnest(wanted) as each;
  perform rules.mute_notification(viewer, each, true) from unnest(unwanted) as each;
end $$;

grant execute on function api.choose_notifications to app_member, app_admin;
