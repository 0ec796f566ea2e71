-- The roles of this cluster and their rights. Runs before every migration; idempotent.
--
--   app_owner     owns the tables; no login. Sees no rows, since row-level security is forced, except during a
--                 migration (app.migrating).
--   app_rules     owns every function and is the only role that writes. All changes go through functions.
--   app_visitor, app_member, app_admin   the acting roles that a request switches to; they may select and execute.
--   app_web, app_admin_web, app_auth, app_worker, app_webhook   the logins; they own nothing and inherit nothing.
--
-- An injected statement on app_web can switch to app_visitor or app_member, never to app_admin.
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
    -- A login may set its own defaults, and nothing can forbid it: each start takes back whatever was set.
    execute format('alter role %I reset all', name);
    execute format('alter role %I in database %I reset all', name, current_database());
    execute format('alter role %I set statement_timeout = %L', name, '5s');
    execute format('alter role %I set lock_timeout = %L', name, '3s');
    execute format('alter role %I set idle_in_transaction_session_timeout = %L', name, '10s');
    -- Compiling the query of a list takes seconds, running it takes milliseconds. PostgreSQL before 19 compiles by default.
    execute format('alter role %I set jit = off', name);
    execute format('alter role %I set search_path = %L', name, 'pg_catalog');
    -- Intervals of months follow the calendar of Athens, also across a change to or from summer time.
    execute format('alter role %I set timezone = %L', name, 'Europe/Athens');
  end loop;
end $$;

alter role app_worker set statement_timeout = '60s';

grant app_visitor, app_member to app_web;
grant app_admin to app_admin_web;
