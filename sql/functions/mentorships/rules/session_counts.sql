-- True if a session of this status counts as completed: held; in coaching also cancelled too late or missed by the
-- coachee. No search_path, so that the planner can inline it.
create function rules.session_counts(kind data.kind, status data.session_status)
returns boolean
language sql immutable
as $$
  select status = 'held' or (kind = 'coaching' and status in ('late_cancel', 'no_show_mentee'))
$$;

grant execute on function rules.session_counts to app_member, app_admin;
