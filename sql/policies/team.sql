-- Visible to admins only: internal notes, reports, the history, the allowed transitions. Notes and reports about an admin
-- are visible to the others.
grant select on data.notes, data.reports, data.history, data.allowed_transitions to app_admin;

do $$
declare
  name text;
begin
  foreach name in array array['history', 'allowed_transitions'] loop
    execute format('create policy admin_sees_all on data.%I for select to app_admin
      using ((select rules.viewer_is_admin()))', name);
  end loop;
  foreach name in array array['notes', 'reports'] loop
    execute format('create policy admin_sees_others on data.%I for select to app_admin
      using ((select rules.viewer_is_admin()) and about_user_id is distinct from (select rules.viewer_user_id()))', name);
  end loop;
end $$;
