-- Seminars are visible to the team; mentors read them through api.own_seminars.
grant select on data.seminars to app_admin;

create policy admin_sees_all on data.seminars
  for select to app_admin using ((select rules.viewer_is_admin()));
