-- Who may see a mentee's profile: herself and administrators. A mentor learns what she may know of a requester
-- from api.own_requests.
grant select on data.mentees to app_member, app_admin;

create policy mentee_sees_own on data.mentees
  for select to app_member using (user_id = (select rules.viewer_user_id()));

create policy admin_sees_all on data.mentees
  for select to app_admin using ((select rules.viewer_is_admin()));
