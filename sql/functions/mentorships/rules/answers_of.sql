-- Returns how these mentors treated their requests: `quickly`, the median of a mentor's own answers came in time for
-- it; `let_lapse`, a request lapsed in the rolling window. A mentor whom nobody asked has no row. No search_path and no
-- security definer, so that the planner can inline it.
create function rules.answers_of(mentor_ids integer[])
returns table (mentor_id integer, quickly boolean, let_lapse boolean)
language sql stable
as $$
  select r.mentor_id,
    coalesce(
      percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.requested_at))
        filter (where rules.answered_by_mentor(r)) <= k.quick_answer_days * 86400, false),
    coalesce(
      bool_or(r.close_reason = 'expired' and r.answered_at > now() - make_interval(months => k.flag_months)), false)
  from data.mentorship_requests r
  cross join data.constants k
  where r.mentor_id = any (mentor_ids)
  group by r.mentor_id, k.quick_answer_days, k.flag_months
$$;
