-- True if the mentor answered this request: not for one that lapsed, was withdrawn or closed, or that the team answered.
-- No search_path and no security definer, so that the planner can inline it.
create function rules.answered_by_mentor(request data.mentorship_requests)
returns boolean
language sql immutable
as $$
  select (request.status = 'approved' and request.closed_by is distinct from 'admin')
    or request.close_reason is not distinct from 'mentor_rejected'
$$;
