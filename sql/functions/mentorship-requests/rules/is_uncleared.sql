-- R21. True for a minor's request to a mentor who may not accept it today: no declaration or certificate holds.
create function rules.is_uncleared(request data.mentorship_requests)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rules.needs_guardian(request.mentee_id) and not rules.is_cleared(request.mentor_id)
$$;
