-- The limits that the network may change, with the lowest and the highest value that the law and the rules allow, and
-- the present one.
create function api.setting_bounds()
returns table (name text, lowest integer, highest integer, value integer)
language sql stable security definer set search_path = ''
as $$
  select b.name, b.lowest, b.highest, (to_jsonb(c)->>b.name)::integer
  from data.constants c, (
    values
      ('answer_days', 2, 14),
      ('early_stop_days', 0, 30),
      ('notice_days', 0, 30),
      ('resume_months', 3, 36),
      ('claim_months', 6, 60),
      -- The law gives fourteen days.
      ('refund_days', 14, 60),
      ('refund_no_request_months', 1, 12),
      ('flag_rejections', 2, 10),
      ('flag_months', 1, 24),
      ('full_scholarships_a_year', 0, 100),
      ('partial_scholarships_a_year', 0, 100),
      -- The banks say how much; the packages have to fit.
      ('iris_day_euros', 100, 10000),
      ('clearance_days', 7, 90),
      ('log_days', 1, 180),
      ('application_days', 2, 60),
      ('proof_days', 2, 14),
      -- 0: the team proposes no calls by itself.
      ('check_in_days', 0, 60),
      ('seminar_months', 2, 12),
      ('password_minutes', 5, 60),
      ('routine_password_minutes', 15, 480)) as b (name, lowest, highest)
$$;

grant execute on function api.setting_bounds to app_admin;
