-- Returns how a mentor works with mentees: within how many days half of the requests of the last year were answered
-- (null for fewer than three answers), and how many mentorships were completed. Nothing for a mentor whom the viewer
-- may not see.
-- Null: answer_days.
create function api.mentor_figures(mentor_id integer)
returns table (answer_days integer, completed integer)
language sql stable security definer set search_path = ''
as $$
  select answers.days, (
    select count(*)::integer from data.mentorships s
    where s.mentor_id = mentor_figures.mentor_id and s.status = 'completed')
  from (
    select case when count(*) >= 3 then greatest(1, ceil(
      percentile_cont(0.5) within group (order by extract(epoch from r.answered_at - r.requested_at)) / 86400))::integer
      end as days
    from data.mentorship_requests r
    where r.mentor_id = mentor_figures.mentor_id and r.answered_at > now() - interval '1 year'
      and rules.answered_by_mentor(r)) as answers
  where rules.mentor_visible(mentor_figures.mentor_id)
$$;

grant execute on function api.mentor_figures to app_visitor, app_member, app_admin;
