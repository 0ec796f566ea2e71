-- A mentee profile is visible to the mentee and to admins. Mentors see parts of it through api.own_requests.
grant select on data.mentees to app_member, app_admin;

create policy mentee_sees_own on data.mentees
  for select to app_member using (user_id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.mentees
  for select to app_admin using ((select rules.viewer_in_team()));
