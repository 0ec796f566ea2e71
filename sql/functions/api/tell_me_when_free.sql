-- A mentee subscribes to a mail when a mentor becomes available, or unsubscribes. Idempotent. Locks the mentor's row,
-- to see a concurrent act that makes the mentor available; then the mail is queued at once.
-- Refuses: role_not_held, mentor_not_found.
create function api.tell_me_when_free(mentor_id integer, wanted boolean default true)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
begin
  perform rules.lock_viewer();
  perform from data.mentors m where m.id = tell_me_when_free.mentor_id for share;
  if wanted and not rules.mentor_visible(mentor_id) then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  end if;
  delete from data.availability_alerts a where a.mentee_id = mentee and a.mentor_id = tell_me_when_free.mentor_id;
  if wanted then
    insert into data.availability_alerts (mentee_id, mentor_id) values (mentee, mentor_id) on conflict do nothing;
    perform rules.tell_waiting_mentees(mentor_id);
  end if;
end $$;

grant execute on function api.tell_me_when_free to app_member;
