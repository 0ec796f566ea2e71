-- A message of the team is visible to its recipient, in the role it was sent to, and to admins. The recipient does
-- not see which admin wrote it.
grant select on data.messages to app_admin;
grant select (id, to_user_id, to_role, subject, text, sent_at, read_at) on data.messages to app_member;

create policy woman_sees_own on data.messages
  for select to app_member
  using (to_user_id = (select rules.viewer_user_id())
    and to_role = case when (select rules.viewer_mentee_id()) is not null then 'mentee' else 'mentor' end::data.role);

create policy admin_sees_all on data.messages
  for select to app_admin using ((select rules.viewer_is_admin()));
