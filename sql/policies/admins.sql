-- Visible to admins: who the admins are.
grant select on data.admins to app_admin;

create policy admin_sees_all on data.admins
  for select to app_admin using ((select rules.viewer_in_team()));
