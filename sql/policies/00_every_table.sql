-- Row-level security is enabled and forced on every table, so even the owner sees no rows. Only functions, which
-- app_rules owns, read and write everything. The other files here grant what else is visible. A migration runs as the
-- owner and may write rows: the runner sets app.migrating in its transaction.
do $$
declare
  t record;
begin
  for t in
    select c.oid::regclass as name from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('data'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s enable row level security', t.name);
    execute format('alter table %s force row level security', t.name);
    execute format('create policy rules_see_and_write on %s to app_rules using (true) with check (true)', t.name);
    execute format('create policy migrations_write on %1$s to app_owner using (%2$s) with check (%2$s)', t.name,
      '(select current_setting(''app.migrating'', true)) = ''on''');
    execute format('revoke all on %s from app_visitor, app_member, app_admin', t.name);
  end loop;
end $$;
