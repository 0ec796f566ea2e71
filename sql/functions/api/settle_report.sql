-- An administrator marks a report as dealt with. Refuses: role_not_held, report_not_found.
create function api.settle_report(report_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
begin
  update data.reports r set settled_at = coalesce(r.settled_at, now()), settled_by_user_id = coalesce(r.settled_by_user_id, admin)
  where r.id = report_id;
  if not found then
    perform rules.reject('report_not_found', kind => 'MR404');
  end if;
end $$;

grant execute on function api.settle_report to app_admin;
