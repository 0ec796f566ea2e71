-- Row-level security is on and forced for every table, so that even its owner sees nothing; the functions of
-- app_rules are the only ones that read and write everything. The other files here say what else is seen.
-- A migration runs as the owner and may have rows to write: the runner says so for its transaction.
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
