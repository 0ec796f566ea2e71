-- R19. Returns the requests that count against a mentor in the rolling window. No search_path and no security definer,
-- so that the planner can inline it into a list; callers read as themselves.
create function rules.rejections_of(mentor_id integer)
returns setof data.mentorship_requests
language sql stable
as $$
  select r.*
  from data.mentorship_requests r
  where r.mentor_id = rejections_of.mentor_id
    and rules.counts_as_rejection(r.close_reason)
    and r.answered_at > now() - (select make_interval(months => c.flag_months) from data.constants c)
$$;

grant execute on function rules.rejections_of to app_admin;
