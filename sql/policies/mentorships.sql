-- Who may see a mentorship, its sessions and its goals: its mentee, its mentor, administrators.
grant select on data.mentorships, data.sessions, data.goals to app_member, app_admin;

create policy mentee_sees_own on data.mentorships
  for select to app_member using (mentee_id = (select rules.viewer_mentee_id()));

create policy mentor_sees_own on data.mentorships
  for select to app_member using (mentor_id = (select rules.viewer_mentor_id()));

create policy admin_sees_all on data.mentorships
  for select to app_admin using ((select rules.viewer_is_admin()));

create policy seen_with_mentorship on data.sessions
  for select to app_member
  using (exists (select from data.mentorships m where m.id = sessions.mentorship_id));

create policy seen_with_mentorship on data.goals
  for select to app_member
  using (exists (select from data.mentorships m where m.id = goals.mentorship_id));

create policy admin_sees_all on data.sessions
  for select to app_admin using ((select rules.viewer_is_admin()));

create policy admin_sees_all on data.goals
  for select to app_admin using ((select rules.viewer_is_admin()));
