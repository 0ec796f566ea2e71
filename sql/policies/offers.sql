-- Current offers are visible to mentors in that role; all offers to admins.
grant select on data.offers to app_member, app_admin;

create policy mentor_sees_current on data.offers
  for select to app_member
  using ((select rules.viewer_mentor_id()) is not null
    and (expires_on is null or expires_on >= (select rules.local_date())));

create policy admin_sees_all on data.offers
  for select to app_admin using ((select rules.viewer_is_admin()));
