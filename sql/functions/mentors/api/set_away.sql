-- A mentor, or an admin for the mentor, sets an absence until a day; the mentor is available again on that day.
-- Pending requests are closed as unavailable. Without a day the absence ends now. A repeated click changes and mails
-- nothing. With `seen` (the absence on the page) nothing is overwritten unseen.
-- Locks the mentor and all mentees with a pending request.
-- Refuses: role_not_held, mentor_not_found, own_profile, person_erased, date_in_past, changed_meanwhile.
-- Null: until.
create function api.set_away(until date, mentor_id integer default null, seen jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor constant integer := case when rules.viewer_is_admin() then mentor_id else rules.require_mentor(by_mail => true) end;
  present date;
begin
  if until <= rules.local_date() then
    perform rules.reject('date_in_past', 'until', 'MR422');
  end if;
  perform rules.lock_living_user(m.user_id) from data.mentors m where m.id = mentor;
  perform rules.lock_mentor_and_waiting(mentor);
  select case when m.away_until > rules.local_date() then m.away_until end into present
  from data.mentors m where m.id = mentor;
  if not found then
    perform rules.reject('mentor_not_found', kind => 'MR404');
  end if;
  perform rules.refuse_overwriting(jsonb_build_object('until', present), jsonb_build_object('until', until), seen);
  if present is not distinct from until then
    return;
  end if;
  update data.mentors m set away_until = until where m.id = mentor;
  if until is not null then
    perform rules.close_waiting_requests(mentor);
  end if;
  perform rules.record('mentors', mentor, 'away', until::text);
  perform rules.refresh_mentor_card(mentor);
  if rules.viewer_is_admin() then
    perform rules.tell_of_edit(m.user_id, 'mentor', '["away_until"]') from data.mentors m where m.id = mentor;
  end if;
end $$;

grant execute on function api.set_away to app_member, app_admin;
