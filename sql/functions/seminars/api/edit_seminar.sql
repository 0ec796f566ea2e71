-- An admin changes a seminar that has not begun. Those who were mailed the news of it get a mail if it has another
-- time or place.
-- With `seen` (the seminar on the page that the change was decided on) nothing is overwritten unseen.
-- Refuses: role_not_held, right_not_held, seminar_not_found, seminar_cancelled, seminar_over, changed_meanwhile,
-- date_in_past, minutes_out_of_range, too_long.
create function api.edit_seminar(
  seminar_id integer, title text, starts_at timestamptz, minutes integer, place text, description text default '',
  seen jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before data.seminars;
  seminar data.seminars;
begin
  perform rules.require_admin();
  before := rules.lock_coming_seminar(seminar_id);
  perform rules.refuse_overwriting(
    jsonb_build_object('title', before.title, 'description', before.description, 'minutes', before.minutes,
      'place', before.place,
      'day', rules.local_date(before.starts_at), 'time', to_char(before.starts_at at time zone 'Europe/Athens', 'HH24:MI')),
    jsonb_build_object('title', title, 'description', coalesce(description, ''), 'minutes', minutes,
      'place', place,
      'day', rules.local_date(edit_seminar.starts_at), 'time', to_char(edit_seminar.starts_at at time zone 'Europe/Athens', 'HH24:MI')),
    seen);
  perform rules.check_session(starts_at, minutes, place, null);
  update data.seminars s
  set title = edit_seminar.title, description = coalesce(edit_seminar.description, ''),
    starts_at = edit_seminar.starts_at, minutes = edit_seminar.minutes, place = edit_seminar.place,
    changed_at = now()
  where s.id = before.id
    and (s.title, s.description, s.starts_at, s.minutes, s.place) is distinct from
      (edit_seminar.title, coalesce(edit_seminar.description, ''), edit_seminar.starts_at, edit_seminar.minutes,
        edit_seminar.place)
  returning s.* into seminar;
  if not found then
    return;
  end if;
  perform rules.record('seminars', before.id, 'seminar_changed');
  if (seminar.starts_at, seminar.minutes, seminar.place) is distinct from (before.starts_at, before.minutes, before.place) then
    perform rules.tell_of_seminar(concat_ws(':', 'seminar_changed', before.id, extract(epoch from now())), 'seminar_changed',
      seminar, jsonb_strip_nulls(jsonb_build_object('before',
        case when seminar.starts_at <> before.starts_at then before.starts_at end)));
  end if;
end $$;

grant execute on function api.edit_seminar to app_admin;
