-- R14. Refuses what a planned session can't be.
-- Refuses: date_in_past, minutes_out_of_range, too_long.
create function rules.check_session(starts_at timestamptz, minutes integer, place text, note text)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if starts_at <= now() then
    perform rules.reject('date_in_past', 'day', 'MR422');
  elsif minutes not between 5 and 600 then
    perform rules.reject('minutes_out_of_range', 'minutes', 'MR422');
  elsif length(place) > 300 then
    perform rules.reject('too_long', 'place', 'MR422');
  elsif length(note) > 2000 then
    perform rules.reject('too_long', 'note', 'MR422');
  end if;
end $$;
