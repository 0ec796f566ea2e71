-- Who may see a scholarship: administrators; its award also the mentee who holds it, a gift its mentor.
grant select on data.scholarships, data.awards to app_member, app_admin;

create policy mentor_sees_own_gift on data.scholarships
  for select to app_member using (given_by_mentor_id = (select rules.viewer_mentor_id()));

create policy admin_sees_all on data.scholarships
  for select to app_admin using ((select rules.viewer_is_admin()));

create policy mentee_sees_own on data.awards
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

create policy admin_sees_all on data.awards
  for select to app_admin using ((select rules.viewer_is_admin()));
