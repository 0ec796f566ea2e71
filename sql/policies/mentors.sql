-- A mentor's status and settings are visible to the mentor and to admins.
grant select on data.mentors, data.mentor_details to app_member, app_admin;

create policy mentor_sees_own on data.mentors
  for select to app_member using (user_id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.mentors
  for select to app_admin using ((select rules.viewer_in_team()));

-- R21. Who may accept minors is for the team alone.
grant select on data.clearances to app_admin;

create policy admin_sees_all on data.clearances
  for select to app_admin using ((select rules.viewer_is_admin()));

create policy mentor_sees_own on data.mentor_details
  for select to app_member
  using (exists (select from data.mentors m where m.id = mentor_details.mentor_id));

create policy admin_sees_all on data.mentor_details
  for select to app_admin using ((select rules.viewer_is_admin()));
