-- Visible to everyone: select lists, packages with prices, constants.
do $$
declare
  name text;
begin
  foreach name in array array['work_statuses', 'industries', 'support_topics', 'referral_sources', 'counties', 'regions',
    'countries', 'packages', 'package_parts', 'constants', 'texts'] loop
    execute format('create policy everyone_reads on data.%I for select to app_visitor, app_member, app_admin using (true)', name);
    execute format('grant select on data.%I to app_visitor, app_member, app_admin', name);
  end loop;
end $$;
