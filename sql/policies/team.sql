-- Visible to admins only: internal notes, reports, the history, the allowed transitions.
grant select on data.notes, data.reports, data.history, data.allowed_transitions to app_admin;

do $$
declare
  name text;
begin
  foreach name in array array['notes', 'reports', 'history', 'allowed_transitions'] loop
    execute format('create policy admin_sees_all on data.%I for select to app_admin
      using ((select rules.viewer_is_admin()))', name);
  end loop;
end $$;
