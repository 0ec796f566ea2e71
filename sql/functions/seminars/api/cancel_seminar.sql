-- An admin cancels a seminar that has not begun; those who were mailed the news of it get a mail with the
-- reason, if there is one.
-- Nothing happens if it is cancelled already.
-- Refuses: role_not_held, right_not_held, seminar_not_found, seminar_over.
create function api.cancel_seminar(seminar_id integer, reason text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  seminar data.seminars;
begin
  perform rules.require_admin();
  select s.* into seminar from data.seminars s where s.id = seminar_id for no key update;
  if seminar.cancelled_at is not null then
    return;
  end if;
  seminar := rules.lock_coming_seminar(seminar_id);
  update data.seminars s
  set cancelled_at = now(), changed_at = now(), cancel_reason = nullif(trim(reason), '')
  where s.id = seminar.id
  returning s.* into seminar;
  perform rules.record('seminars', seminar.id, 'seminar_cancelled');
  perform rules.tell_of_seminar('seminar_cancelled:' || seminar.id, 'seminar_cancelled', seminar,
    jsonb_build_object('message', nullif(trim(reason), '')));
end $$;

grant execute on function api.cancel_seminar to app_admin;
