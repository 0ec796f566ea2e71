-- Locks a seminar that has not begun and is not cancelled.
-- Refuses: seminar_not_found, seminar_cancelled, seminar_over.
create function rules.lock_coming_seminar(seminar_id integer)
returns data.seminars
language plpgsql volatile security definer set search_path = ''
as $$
declare
  seminar data.seminars;
begin
  select s.* into seminar from data.seminars s where s.id = seminar_id for no key update;
  if not found then
    perform rules.reject('seminar_not_found', kind => 'MR404');
  elsif seminar.cancelled_at is not null then
    perform rules.reject('seminar_cancelled');
  elsif seminar.starts_at <= now() then
    perform rules.reject('seminar_over');
  end if;
  return seminar;
end $$;
