-- R15. An admin pauses a running mentorship. At least the minimum of remaining sessions must be left. Once per part;
-- again only with `override`. The mentor becomes available, sessions still to come are cancelled. On the day `until` the
-- two and the team are reminded. Returns the last moment to resume.
-- Refuses: not_enough_sessions_left, paused_before, date_in_past, pause_too_long (`until` is after the last day to
-- resume), what rules.lock_mentorship_to_end refuses.
-- Null: reason, until.
create function api.pause_mentorship(
  mentorship_id integer, reason text default null, override boolean default false, until date default null)
returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_mentorship_to_end(mentorship_id);
  part data.parts;
  promised data.purchases;
  cancelled jsonb;
begin
  select p.* into part from data.parts p where p.id = mentorship.part_id for no key update;
  select u.* into promised from data.purchases u where u.id = part.purchase_id;
  if part.minimum_sessions - rules.completed_sessions(mentorship.id) < (select c.pause_minimum_sessions_left from data.constants c) then
    perform rules.reject('not_enough_sessions_left');
  elsif part.paused_once and override is not true then
    perform rules.reject('paused_before', 'override');
  elsif until <= rules.local_date() then
    perform rules.reject('date_in_past', 'until', 'MR422');
  elsif until > rules.local_date() + make_interval(months => promised.resume_months) then
    perform rules.reject('pause_too_long', 'until', 'MR422');
  end if;

  update data.mentorships s
  set status = 'paused', paused_at = now(), resume_by = rules.end_of_day_in(promised.resume_months),
    pause_until = until,
    -- A pause cancels a notice that was given.
    end_reason = reason, notice_given_at = null, ends_on = null, stop_outcome = null
  where s.id = mentorship.id
  returning s.* into mentorship;
  update data.parts p set paused_once = true where p.id = part.id;
  cancelled := rules.cancel_planned_sessions(mentorship);
  perform rules.meet_wishes(mentorship.id, met => 'pause');
  perform rules.refresh_mentor_card(mentorship.mentor_id);
  perform rules.tell_both('mentorship_paused', mentorship, occasion => now()::text,
    more => jsonb_build_object('cancelledSessions', cancelled));
  return mentorship.resume_by;
end $$;

grant execute on function api.pause_mentorship to app_admin;
