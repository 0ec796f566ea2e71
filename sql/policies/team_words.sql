-- Templates of messages, and news with its recipients, are visible to admins only.
grant select on data.message_templates, data.news, data.news_recipients to app_admin;

do $$
declare
  name text;
begin
  foreach name in array array['message_templates', 'news', 'news_recipients'] loop
    execute format('create policy admin_sees_all on data.%I for select to app_admin
      using ((select rules.viewer_is_admin()))', name);
  end loop;
end $$;
