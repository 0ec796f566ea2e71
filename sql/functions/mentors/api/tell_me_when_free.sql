-- A mentee subscribes to a mail when a mentor becomes available, or unsubscribes. Idempotent: sent twice while the
-- mentor is available, it mails once; a mentee who has had that mail subscribes anew once the mentor is taken again.
-- Locks the mentor's row, to see a concurrent act that makes the mentor available; then the mail is queued at once.
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
  if wanted is not true then
    delete from data.availability_alerts a where a.mentee_id = mentee and a.mentor_id = tell_me_when_free.mentor_id;
    return;
  elsif not rules.mentor_visible(mentor_id) then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  end if;
  insert into data.availability_alerts as a (mentee_id, mentor_id) values (mentee, mentor_id)
  on conflict on constraint availability_alerts_pkey do update set asked_at = default, told_at = null
  where a.told_at is not null and not exists (
    select from data.mentor_cards c where c.mentor_id = a.mentor_id and c.availability_rank = 0);
  perform rules.tell_waiting_mentees(mentor_id);
end $$;

grant execute on function api.tell_me_when_free to app_member;
