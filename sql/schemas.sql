-- The two schemas that are rebuilt when their files change: rules (predicates and steps) and api (what the app
-- calls). Nobody may execute a function without a grant.
create schema rules authorization app_rules;
create schema api authorization app_rules;
grant usage on schema rules to app_owner, app_visitor, app_member, app_admin;
grant usage on schema api to app_visitor, app_member, app_admin, app_auth, app_worker, app_webhook;
alter default privileges for role app_rules revoke execute on functions from public;
