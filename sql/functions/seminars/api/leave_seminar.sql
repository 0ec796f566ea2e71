-- The viewing mentor gives up the seat in a seminar, before it begins. Nothing happens if there is none.
-- Refuses: role_not_held, seminar_not_found, seminar_cancelled, seminar_over.
create function api.leave_seminar(seminar_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor constant integer := rules.require_mentor();
  seminar constant data.seminars := rules.lock_coming_seminar(seminar_id);
begin
  delete from data.seminar_signups g where g.seminar_id = seminar.id and g.mentor_id = mentor;
  if found then
    perform rules.record('seminars', seminar.id, 'seminar_left');
  end if;
end $$;

grant execute on function api.leave_seminar to app_member;
