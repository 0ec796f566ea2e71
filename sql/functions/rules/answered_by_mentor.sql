-- True if the mentor answered this request: not for one that lapsed, was withdrawn or closed, or that the team answered.
create function rules.answered_by_mentor(request data.mentorship_requests)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select (request.status = 'approved' and request.closed_by is distinct from 'admin')
    or request.close_reason is not distinct from 'mentor_rejected'
$$;
