-- An admin publishes a seminar to all mentors. The news of it goes out an hour later. Returns its id, or null if the
-- form with this key was sent before.
-- Refuses: role_not_held, right_not_held, date_in_past, minutes_out_of_range, too_long.
create function api.create_seminar(
  title text, starts_at timestamptz, minutes integer, place text, description text default '', form_key text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  seminar integer;
begin
  perform rules.require_admin();
  if form_key is not null and not rules.first_use(form_key) then
    return null;
  end if;
  perform rules.check_session(starts_at, minutes, place, null);
  insert into data.seminars (title, description, starts_at, minutes, place)
  values (title, coalesce(create_seminar.description, ''), create_seminar.starts_at, create_seminar.minutes,
    create_seminar.place)
  returning id into seminar;
  perform rules.record('seminars', seminar, 'seminar_published');
  return seminar;
end $$;

grant execute on function api.create_seminar to app_admin;
