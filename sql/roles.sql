-- Who may do what in this cluster. Run before every migration; safe to run again. A second installation on the
-- server has names of its own: the runner puts another beginning in the place of app_, here and in every file.
--
--   app_owner     owns the tables; has no login and, because row-level security is forced, sees nothing unless the
--                 runner says that a migration is under way.
--   app_rules     owns every function; the only writer. Functions are how anything changes.
--   app_visitor, app_member, app_admin   the acting roles a request takes on; they hold select and execute.
--   app_web, app_admin_web, app_auth, app_worker, app_webhook   the logins; they own and inherit nothing.
--
-- An injected statement on app_web can become app_visitor or app_member, never app_admin.
do $$
declare
  name text;
begin
  foreach name in array array['app_owner', 'app_rules', 'app_visitor', 'app_member', 'app_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
  foreach name in array array['app_web', 'app_admin_web', 'app_auth', 'app_worker', 'app_webhook'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I login noinherit', name);
    end if;
    execute format('alter role %I set statement_timeout = %L', name, '5s');
    execute format('alter role %I set lock_timeout = %L', name, '3s');
    execute format('alter role %I set idle_in_transaction_session_timeout = %L', name, '10s');
    -- The search sets this for itself, where a plan of its own is worth its making; for all other statements it is not.
    execute format('alter role %I reset plan_cache_mode', name);
    execute format('alter role %I set search_path = %L', name, 'pg_catalog');
    -- Months are counted on the calendar of Athens: a pause of summer ends at its hour of winter.
    execute format('alter role %I set timezone = %L', name, 'Europe/Athens');
  end loop;
end $$;

alter role app_worker set statement_timeout = '60s';

grant app_visitor, app_member to app_web;
grant app_admin to app_admin_web;
