-- R19. Returns how many requests count against a mentor in the rolling window, whoever asks.
create function rules.rejections_in_window(mentor_id integer)
returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select count(*) from rules.rejections_of(rejections_in_window.mentor_id));
end $$;
