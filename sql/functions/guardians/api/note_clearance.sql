-- R21. An admin notes of a mentor since when her declaration for minors is signed, and on which day the team saw her
-- certificate and until when it is valid; either may be missing. Without any day what was noted is deleted. Kept in the
-- history; running mentorships go on, requests of minors that she cannot accept any more are closed. With `seen` (the days on the page) nothing is overwritten unseen.
-- Refuses: role_not_held, right_not_held, mentor_not_found, own_profile, person_erased, changed_meanwhile,
-- date_in_future, required, certificate_days (not valid on the day it was seen, or for too many years).
-- Null: declared_on, seen_on, valid_until.
create function api.note_clearance(
  mentor_id integer, declared_on date, seen_on date, valid_until date, seen jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  noted constant jsonb := jsonb_build_object('declaredOn', declared_on, 'seenOn', seen_on, 'validUntil', valid_until);
  present jsonb;
begin
  perform rules.require_admin();
  perform rules.lock_living_user(m.user_id) from data.mentors m where m.id = note_clearance.mentor_id;
  perform from data.mentors m where m.id = note_clearance.mentor_id for no key update;
  if not found then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  end if;
  if declared_on > rules.local_date() then
    perform rules.reject('date_in_future', 'declaredOn', 'MR422');
  elsif seen_on > rules.local_date() then
    perform rules.reject('date_in_future', 'seenOn', 'MR422');
  elsif seen_on is null and valid_until is not null then
    perform rules.reject('required', 'seenOn', 'MR422');
  elsif seen_on is not null and valid_until is null then
    perform rules.reject('required', 'validUntil', 'MR422');
  elsif valid_until < seen_on or valid_until > seen_on + (select make_interval(years => c.certificate_years) from data.constants c) then
    perform rules.reject('certificate_days', 'validUntil', 'MR422');
  end if;
  select jsonb_build_object('declaredOn', k.declared_on, 'seenOn', k.seen_on, 'validUntil', k.valid_until) into present
  from data.mentors m left join data.clearances k on k.mentor_id = m.id where m.id = note_clearance.mentor_id;
  perform rules.refuse_overwriting(present, noted, seen);
  if present = noted then
    return;
  elsif declared_on is null and seen_on is null then
    delete from data.clearances k where k.mentor_id = note_clearance.mentor_id;
  else
    insert into data.clearances as k (mentor_id, declared_on, seen_on, valid_until)
    values (note_clearance.mentor_id, note_clearance.declared_on, note_clearance.seen_on, note_clearance.valid_until)
    on conflict on constraint clearances_pkey do update
    set declared_on = excluded.declared_on, seen_on = excluded.seen_on, valid_until = excluded.valid_until;
  end if;
  perform rules.record('mentors', mentor_id, 'clearance_noted', detail => jsonb_strip_nulls(noted));
  perform rules.lock_mentor_and_waiting(mentor_id);
  perform rules.close_uncleared(r.id) from data.mentorship_requests r
  where r.mentor_id = note_clearance.mentor_id and r.status = 'pending';
  perform rules.tell_waiting_mentees(mentor_id);
end $$;

grant execute on function api.note_clearance to app_admin;
