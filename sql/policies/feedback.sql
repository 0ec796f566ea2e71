-- Feedback is visible to its author and to admins, never to the other person of the mentorship.
grant select on data.feedback to app_member, app_admin;

create policy woman_sees_own on data.feedback
  for select to app_member using (user_id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.feedback
  for select to app_admin using ((select rules.viewer_is_admin()));
