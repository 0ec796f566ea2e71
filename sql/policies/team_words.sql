-- Templates of messages are visible to admins only.
grant select on data.message_templates to app_admin;

create policy admin_sees_all on data.message_templates for select to app_admin
  using ((select rules.viewer_is_admin()));
