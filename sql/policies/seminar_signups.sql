-- Who has signed up for a seminar is visible to the team.
grant select on data.seminar_signups to app_admin;

create policy admin_sees_all on data.seminar_signups
  for select to app_admin using ((select rules.viewer_is_admin()));
