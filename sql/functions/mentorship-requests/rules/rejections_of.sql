-- R19. Returns the requests that count against a mentor in the rolling window: rejected by the mentor, rejected by an
-- admin for the mentor, or expired. Not those closed as unavailable. No search_path and no security definer, so that
-- the planner can inline it into a list; callers read as themselves.
create function rules.rejections_of(mentor_id integer)
returns setof data.mentorship_requests
language sql stable
as $$
  select r.*
  from data.mentorship_requests r
  where r.mentor_id = rejections_of.mentor_id
    and r.close_reason in ('mentor_rejected', 'admin_rejected', 'expired')
    and r.answered_at > now() - (select make_interval(months => c.flag_months) from data.constants c)
$$;

grant execute on function rules.rejections_of to app_admin;
