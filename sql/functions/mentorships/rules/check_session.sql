-- R14, R16. Refuses what a planned session can't be; in a mentorship with a notice it is before the day of the end.
-- Refuses: date_in_past, date_after_end, minutes_out_of_range, too_long.
create function rules.check_session(
  starts_at timestamptz, minutes integer, place text, note text, mentorship data.mentorships default null)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  if starts_at <= now() then
    perform rules.reject('date_in_past', 'day', 'MR422');
  elsif rules.outlives_notice(mentorship, starts_at) then
    perform rules.reject('date_after_end', 'day');
  elsif minutes not between 5 and 600 then
    perform rules.reject('minutes_out_of_range', 'minutes', 'MR422');
  elsif length(place) > 300 then
    perform rules.reject('too_long', 'place', 'MR422');
  elsif length(note) > 2000 then
    perform rules.reject('too_long', 'note', 'MR422');
  end if;
end $$;
