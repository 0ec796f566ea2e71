-- The kinds of mail a user has asked for are visible to the user and to admins.
grant select on data.asked_notifications to app_member, app_admin;

create policy woman_sees_own on data.asked_notifications
  for select to app_member using (user_id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.asked_notifications
  for select to app_admin using ((select rules.viewer_is_admin())
    or (select rules.viewer_in_team()) and user_id = (select rules.viewer_user_id()));
