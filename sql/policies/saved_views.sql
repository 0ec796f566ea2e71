-- Who may see a saved view: the administrator who saved it.
grant select on data.saved_views to app_admin;

create policy admin_sees_own on data.saved_views
  for select to app_admin using ((select rules.viewer_in_team()) and user_id = (select rules.viewer_user_id()));
