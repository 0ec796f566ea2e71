-- R19. Returns how many requests count against a mentor in the rolling window: rejected by the mentor, rejected by an
-- admin for the mentor, or expired. Not those closed as unavailable.
create function rules.rejections_in_window(mentor_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from data.constants c, data.mentorship_requests r
  where r.mentor_id = rejections_in_window.mentor_id
    and r.close_reason in ('mentor_rejected', 'admin_rejected', 'expired')
    and r.answered_at > now() - make_interval(months => c.flag_months)
$$;

grant execute on function rules.rejections_in_window to app_admin;
