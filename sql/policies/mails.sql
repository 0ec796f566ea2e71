-- Visible to admins only: to whom mails went and how far they are, not their words.
grant select on data.mails to app_admin;

create policy admin_sees_all on data.mails
  for select to app_admin using ((select rules.viewer_is_admin()));
