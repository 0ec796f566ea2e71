-- A mentor, or an admin for the mentor, sets an absence from a day on (null: from now) until another, on which the mentor is
-- available again. Pending requests that are due within it are closed as unavailable, if the caller is `sure`; returns how
-- many. Without `until` the absence ends now. A repeated click changes and mails nothing. With `seen` (the absence on the
-- page) nothing is overwritten unseen.
-- Locks the mentor and all mentees with a pending request.
-- Refuses: role_not_held, mentor_not_found, own_profile, person_erased, date_in_past, absence_day_past, absence_ends_first,
-- changed_meanwhile, absence_closes_requests.
-- Null: until, since.
create function api.set_away(until date, mentor_id integer default null, seen jsonb default null, since date default null, sure boolean default true)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor constant integer := case when rules.viewer_is_admin() then mentor_id else rules.require_mentor(by_mail => true) end;
  first_day constant date := case when since > rules.local_date() then since end;
  present data.mentors;
  closed integer := 0;
begin
  if until <= rules.local_date() then
    perform rules.reject('date_in_past', 'until', 'MR422');
  elsif since < rules.local_date() then
    perform rules.reject('absence_day_past', 'since', 'MR422');
  elsif since >= until then
    perform rules.reject('absence_ends_first', 'until', 'MR422');
  end if;
  perform rules.lock_living_user(m.user_id) from data.mentors m where m.id = mentor;
  perform rules.lock_mentor_and_waiting(mentor);
  select m.* into present from data.mentors m where m.id = mentor;
  if not found then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  end if;
  if present.away_until <= rules.local_date() then
    present.away_until := null;
  end if;
  perform rules.refuse_overwriting(jsonb_build_object('until', present.away_until), jsonb_build_object('until', until), seen);
  if present.away_until is not distinct from until
    and (until is null or case when present.away_from > rules.local_date() then present.away_from end is not distinct from first_day) then
    return 0;
  end if;
  update data.mentors m set away_until = until, away_from = case when until is not null then first_day end where m.id = mentor;
  if until is not null then
    closed := rules.close_waiting_requests(mentor, from_day => first_day);
    if closed > 0 and not sure then
      perform rules.reject('absence_closes_requests');
    end if;
  end if;
  perform rules.record('mentors', mentor, 'away', until::text);
  perform rules.refresh_mentor_card(mentor);
  if rules.viewer_is_admin() then
    perform rules.tell_of_edit(m.user_id, 'mentor', '["away_until"]') from data.mentors m where m.id = mentor;
  end if;
  return closed;
end $$;

grant execute on function api.set_away to app_member, app_admin;
