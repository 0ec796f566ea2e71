-- An edit request is visible to its mentor and to admins; which admin decided, only to admins.
grant select on data.edit_requests, data.edit_request_changes to app_admin;
grant select (id, mentor_id, status, sent_at, decided_at, message, words) on data.edit_requests to app_member;
grant select on data.edit_request_changes to app_member;

create policy mentor_sees_own on data.edit_requests
  for select to app_member using (mentor_id = (select rules.viewer_mentor_id()));

create policy admin_sees_all on data.edit_requests
  for select to app_admin using ((select rules.viewer_is_admin()));

create policy seen_with_request on data.edit_request_changes
  for select to app_member
  using (exists (select from data.edit_requests r where r.id = edit_request_changes.edit_request_id));

create policy admin_sees_all on data.edit_request_changes
  for select to app_admin using ((select rules.viewer_is_admin()));
