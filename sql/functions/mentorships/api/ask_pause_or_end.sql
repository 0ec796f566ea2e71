-- Long: what may be asked, and who is told of it.
-- R15, R16. One of a pair asks the team for a pause of a running mentorship, to resume a paused one, or for the end of
-- either, a mentee also for another mentor, and says why. One open wish a person; the same one sent twice is one. Mails its author a receipt and the team
-- a notice (rules.letter_is_mailed), except an admin who is one of the pair. Returns its id.
-- Refuses: role_not_held, mentorship_not_found, person_erased, no_running_mentorship, not_paused,
-- resume_limit_passed, not_enough_sessions_left (for a pause), answer_missing, reason_missing, too_long, wish_open.
create function api.ask_pause_or_end(mentorship_id integer, wish text, reason text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user(by_mail => true);
  why constant text := trim(reason);
  mentorship data.mentorships;
  wish_id integer;
begin
  select s.* into mentorship from data.mentorships s
  where s.id = ask_pause_or_end.mentorship_id and viewer in (s.mentor_user_id, s.mentee_user_id);
  if not found then
    perform rules.reject('mentorship_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(mentorship.mentor_user_id, mentorship.mentee_user_id);
  -- A pause or an end at the same time waits, so no wish outlives what it asked for.
  select s.* into mentorship from data.mentorships s where s.id = mentorship.id for no key update;
  if wish is null or wish not in ('pause', 'resume', 'another', 'end')
    or (wish = 'another' and viewer <> mentorship.mentee_user_id) then
    perform rules.reject('answer_missing', 'wish', 'MR422');
  elsif coalesce(why, '') = '' then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  elsif length(why) > 2000 then
    perform rules.reject('too_long', 'reason', 'MR422');
  elsif wish = 'resume' and mentorship.status <> 'paused' then
    perform rules.reject('not_paused');
  elsif not rules.runs(mentorship) and (wish = 'pause' or mentorship.status <> 'paused') then
    perform rules.reject('no_running_mentorship');
  elsif mentorship.resume_by <= now() then
    perform rules.reject('resume_limit_passed');
  elsif wish = 'pause' and (select p.minimum_sessions from data.parts p where p.id = mentorship.part_id)
    - rules.completed_sessions(mentorship.id) < (select c.pause_minimum_sessions_left from data.constants c) then
    perform rules.reject('not_enough_sessions_left', 'wish');
  end if;
  insert into data.pair_wishes (mentorship_id, user_id, wish, reason)
  values (mentorship.id, viewer, ask_pause_or_end.wish, why)
  on conflict do nothing returning id into wish_id;
  if wish_id is null then
    select w.id into wish_id from data.pair_wishes w
    where w.mentorship_id = mentorship.id and w.user_id = viewer and w.closed_at is null
      and w.wish = ask_pause_or_end.wish and w.reason = why;
    if not found then
      perform rules.reject('wish_open');
    end if;
    return wish_id;
  end if;
  perform rules.queue_mail('wish_received:' || wish_id, 'wish_received', viewer,
    jsonb_build_object('mentorshipId', mentorship.id, 'wish', ask_pause_or_end.wish, 'message', why,
      'role', case viewer when mentorship.mentee_user_id then 'mentee' else 'mentor' end));
  perform rules.queue_mail('wish_asked_team:' || wish_id, 'wish_asked_team', a.user_id,
    jsonb_build_object('mentorshipId', mentorship.id, 'wishId', wish_id, 'wish', ask_pause_or_end.wish,
      'initials', rules.initials(viewer, mentorship.mentor_user_id, mentorship.mentee_user_id)))
  from data.admins a where a.active and a.admin_right <> 'treasurer'
    and a.user_id not in (mentorship.mentor_user_id, mentorship.mentee_user_id) and rules.letter_is_mailed(viewer);
  return wish_id;
end $$;

grant execute on function api.ask_pause_or_end to app_member;
