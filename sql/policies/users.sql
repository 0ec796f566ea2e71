-- A user's personal data are visible to the user and to admins. The two people of a mentorship get each other's data
-- from api.own_mentorships, only while it runs.
grant select on data.users to app_member, app_admin;

create policy woman_sees_own on data.users
  for select to app_member using (id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.users
  for select to app_admin using ((select rules.viewer_in_team()));
