-- R19. True for a request that was rejected, by the mentor or by an admin for the mentor, or that expired; not for one
-- closed as unavailable. Without search_path, so that the planner can inline it.
create function rules.counts_as_rejection(reason data.close_reason)
returns boolean
language sql immutable parallel safe
as $$
  select reason in ('mentor_rejected', 'admin_rejected', 'expired')
$$;

grant execute on function rules.counts_as_rejection to app_admin;
