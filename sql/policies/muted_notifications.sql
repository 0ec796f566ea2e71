-- Who may see which mails a woman has switched off: herself and administrators.
grant select on data.muted_notifications to app_member, app_admin;

create policy woman_sees_own on data.muted_notifications
  for select to app_member using (user_id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.muted_notifications
  for select to app_admin using ((select rules.viewer_is_admin()));
