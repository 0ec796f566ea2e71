-- Who may see an offer: mentors, acting as such, while it has not expired; administrators.
grant select on data.offers to app_member, app_admin;

create policy mentor_sees_current on data.offers
  for select to app_member
  using ((select rules.viewer_mentor_id()) is not null
    and (expires_on is null or expires_on >= (select rules.local_date())));

create policy admin_sees_all on data.offers
  for select to app_admin using ((select rules.viewer_is_admin()));
