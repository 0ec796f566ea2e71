-- R19. Rejections that count against a mentor: hers, on her behalf, and lapsed; never one she was unavailable for.
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
