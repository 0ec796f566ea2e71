-- An admin marks a report as settled.
-- Refuses: role_not_held, right_not_held, report_not_found, own_profile (a report by or about this admin),
-- person_erased.
create function api.settle_report(report_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
begin
  perform rules.lock_living_user(r.about_user_id, r.by_user_id) from data.reports r where r.id = report_id;
  update data.reports r set settled_at = coalesce(r.settled_at, now()), settled_by_user_id = coalesce(r.settled_by_user_id, admin)
  where r.id = report_id;
  if not found then
    perform rules.reject('report_not_found', kind => 'MR404');
  end if;
end $$;

grant execute on function api.settle_report to app_admin;
