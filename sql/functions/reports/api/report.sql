-- A member reports to the team the other person of a request or mentorship, or a mentor by the mentor's page. The same
-- words about the same person, sent again while the report is open, are one report; other words of the same day are
-- added to it, as long as they fit. Mails the reporter a receipt and the team a notice (rules.letter_is_mailed), except
-- an admin whom it concerns, once for each report. Returns the report id.
-- Refuses: role_not_held, request_not_found, report_text_missing, person_erased.
create function api.report(
  text text, request_id integer default null, mentorship_id integer default null, mentor_id integer default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user(by_mail => true);
  about constant integer := rules.reported_user(report.request_id, report.mentorship_id, report.mentor_id);
  report_id integer;
begin
  if about is null then
    perform rules.reject('request_not_found', kind => 'MR404');
  elsif coalesce(trim(text), '') = '' then
    perform rules.reject('report_text_missing', 'text', 'MR422');
  end if;
  -- Two clicks at once write one report.
  perform pg_advisory_xact_lock(hashtext('api.report'), viewer);
  perform rules.lock_living_user(about, viewer);
  select r.id into report_id from data.reports r
  where r.by_user_id = viewer and r.about_user_id = about and r.settled_at is null and r.text = report.text;
  if found then
    return report_id;
  end if;
  update data.reports r set text = r.text || E'\n\n' || report.text
  where r.id = (
    select max(today.id) from data.reports today
    where today.by_user_id = viewer and today.about_user_id = about and today.settled_at is null
      and rules.local_date(today.sent_at) = rules.local_date())
    and length(r.text) + 2 + length(report.text) <= 20000
  returning r.id into report_id;
  if found then
    return report_id;
  end if;
  insert into data.reports (by_user_id, about_user_id, request_id, mentorship_id, text)
  values (viewer, about, report.request_id, report.mentorship_id, report.text)
  returning id into report_id;
  perform rules.queue_mail('report_received:' || report_id, 'report_received', viewer);
  perform rules.queue_mail('report_asked_team:' || report_id, 'report_asked_team', a.user_id,
    jsonb_build_object('reportId', report_id))
  from data.admins a where a.active and a.admin_right <> 'treasurer' and a.user_id not in (viewer, about)
    and rules.letter_is_mailed(viewer);
  return report_id;
end $$;

grant execute on function api.report to app_member;
