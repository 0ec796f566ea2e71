-- Visible to the user and to admins: which texts a user accepted.
grant select on data.consents to app_member, app_admin;

create policy woman_sees_own on data.consents
  for select to app_member using (user_id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.consents
  for select to app_admin using ((select rules.viewer_is_admin()));
