-- Scholarships and awards are visible to admins; an award also to its mentee, a gift to its mentor. Which admin
-- created or awarded it, only admins see. What a mentee wrote with her request only treasurers read.
grant select on data.scholarships, data.awards to app_admin;
grant select (id, name, kind, year, given_by_mentor_id, approved_at, created_at) on data.scholarships to app_member;
grant select on data.scholarship_requests to app_admin;
grant select (id, mentee_id, package_id, reason, asked_at, answered_at, granted, answer)
  on data.scholarship_requests to app_member;
grant select (id, scholarship_id, mentee_id, awarded_at, withdrawn_at, year) on data.awards to app_member;

create policy mentor_sees_own_gift on data.scholarships
  for select to app_member using (given_by_mentor_id = (select rules.viewer_mentor_id()));

create policy admin_sees_all on data.scholarships
  for select to app_admin using ((select rules.viewer_in_team()));

create policy mentee_sees_own on data.awards
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

create policy admin_sees_all on data.awards
  for select to app_admin using ((select rules.viewer_in_team()));

create policy mentee_sees_own on data.scholarship_requests
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

create policy treasurer_sees_all on data.scholarship_requests
  for select to app_admin using ((select rules.viewer_has_right('treasurer')));
