-- An admin settles a report: what was decided, for the team, and an answer that is mailed to the reporter. Settling
-- again changes nothing. The person reported is told nothing.
-- Refuses: role_not_held, right_not_held, report_not_found, own_profile (a report by or about this admin),
-- person_erased, decision_missing.
create function api.settle_report(report_id integer, decision text default null, answer text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  report data.reports;
begin
  perform rules.lock_living_user(r.about_user_id, r.by_user_id) from data.reports r where r.id = report_id;
  select r.* into report from data.reports r where r.id = report_id for no key update;
  if not found then
    perform rules.reject('report_not_found', kind => 'MR404');
  elsif report.settled_at is not null then
    return;
  elsif coalesce(trim(decision), '') = '' then
    perform rules.reject('decision_missing', 'decision', 'MR422');
  end if;
  update data.reports r
  set settled_at = now(), settled_by_user_id = admin, decision = trim(settle_report.decision),
    answer = nullif(trim(settle_report.answer), '')
  where r.id = report.id;
  perform rules.record('reports', report.id, 'report_settled');
  perform rules.queue_mail('report_settled:' || report.id, 'report_settled', report.by_user_id,
    jsonb_build_object('message', nullif(trim(settle_report.answer), '')));
end $$;

grant execute on function api.settle_report to app_admin;
