-- R19. Returns how many requests count against a mentor in the rolling window, whoever asks.
create function rules.rejections_in_window(mentor_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from rules.rejections_of(rejections_in_window.mentor_id)
$$;

grant execute on function rules.rejections_in_window to app_admin;
