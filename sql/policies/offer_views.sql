-- Who has seen an offer is visible to that mentor and to the team.
grant select on data.offer_views to app_member, app_admin;

create policy mentor_sees_own on data.offer_views
  for select to app_member using (mentor_id = (select rules.viewer_mentor_id()));

create policy admin_sees_all on data.offer_views
  for select to app_admin using ((select rules.viewer_is_admin()));
