-- The viewing mentor signs up for a seminar, while active, before it begins and while there is a seat. Nothing happens
-- if this mentor has signed up already. The mentor's row is locked first, against becoming inactive or being erased
-- meanwhile, then the seminar's, so that the last seat goes to one.
-- Refuses: role_not_held, mentor_inactive_seminar, seminar_not_found, seminar_cancelled, seminar_over, seminar_full.
create function api.sign_up_for_seminar(seminar_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor constant integer := rules.require_mentor();
  seminar data.seminars;
begin
  perform from data.mentors m where m.id = mentor and m.status = 'active' for share;
  if not found then
    perform rules.reject('mentor_inactive_seminar');
  end if;
  seminar := rules.lock_coming_seminar(seminar_id);
  if exists (select from data.seminar_signups g where g.seminar_id = seminar.id and g.mentor_id = mentor) then
    return;
  elsif seminar.seats <= (select count(*) from data.seminar_signups g where g.seminar_id = seminar.id) then
    perform rules.reject('seminar_full');
  end if;
  insert into data.seminar_signups (seminar_id, mentor_id) values (seminar.id, mentor);
  perform rules.record('seminars', seminar.id, 'seminar_joined');
end $$;

grant execute on function api.sign_up_for_seminar to app_member;
