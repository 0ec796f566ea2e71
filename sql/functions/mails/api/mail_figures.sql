-- Returns the values that any mail may print: the team's address (also reply-to), how long links work, and periods.
create function api.mail_figures()
returns table (
  team_email text, link_hours integer, reset_minutes integer, free_cancellation_time text, short_package_months integer,
  answer_days integer, early_stop_days integer,
  flag_rejections integer, flag_months integer, application_days integer, proof_days integer,
  seminar_months integer, quick_answer_days integer, guardian_below_age integer, retention_years integer)
language sql stable security definer set search_path = ''
as $$
  select c.team_email, c.link_hours, c.reset_minutes, c.free_cancellation_time, p.duration_months,
    c.answer_days, c.early_stop_days,
    c.flag_rejections, c.flag_months, c.application_days, c.proof_days, c.seminar_months, c.quick_answer_days,
    c.guardian_below_age, c.retention_years
  from data.constants c, data.packages p
  where p.code = 'three_months'
$$;

grant execute on function api.mail_figures to app_worker;
