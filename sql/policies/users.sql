-- Who may see a user's personal data: herself and administrators. What a matched pair learns of each other
-- comes from api.own_mentorships, and only while the mentorship runs.
grant select on data.users to app_member, app_admin;

create policy woman_sees_own on data.users
  for select to app_member using (id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.users
  for select to app_admin using ((select rules.viewer_is_admin()));
