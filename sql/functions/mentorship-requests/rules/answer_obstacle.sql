-- R9, R10, R25. What stands between a request and the viewer's answer to it, or null: rules.lock_request refuses with it,
-- api.reject_request_obstacles tells it.
create function rules.answer_obstacle(request data.mentorship_requests)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when request.mentee_user_id = rules.viewer_user_id()
      or rules.viewer_is_admin() and request.mentor_user_id = rules.viewer_user_id() then 'own_profile'
    when request.status <> 'pending' then 'already_answered'
    when request.answer_due_at <= now() then 'deadline_passed'
  end
$$;
