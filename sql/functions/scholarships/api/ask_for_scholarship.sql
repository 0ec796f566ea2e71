-- R26. A mentee asks the team for a scholarship: why, and for which package. One open request per mentee (unique index);
-- none for a mentee who has been awarded one this year. Returns its id.
-- Refuses: role_not_held, reason_missing, too_long, package_not_found, scholarship_held, scholarship_request_open.
create function api.ask_for_scholarship(reason text, package_id integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  why constant text := trim(reason);
  request_id integer;
begin
  perform rules.lock_viewer();
  -- An award at the same time waits, so no request outlives it.
  perform from data.mentees e where e.id = mentee for no key update;
  if coalesce(why, '') = '' then
    perform rules.reject('reason_missing', 'reason', 'MR422');
  elsif length(why) > 2000 then
    perform rules.reject('too_long', 'reason', 'MR422');
  elsif not exists (select from data.packages k where k.id = ask_for_scholarship.package_id) then
    perform rules.reject('package_not_found', 'packageId', 'MR422');
  elsif exists (select from data.awards w where w.mentee_id = mentee and w.withdrawn_at is null
      and w.year = extract(year from rules.local_date())) then
    perform rules.reject('scholarship_held');
  end if;
  insert into data.scholarship_requests (mentee_id, package_id, reason)
  values (mentee, ask_for_scholarship.package_id, why)
  on conflict (mentee_id) where answered_at is null do nothing
  returning id into request_id;
  if request_id is null then
    perform rules.reject('scholarship_request_open');
  end if;
  return request_id;
end $$;

grant execute on function api.ask_for_scholarship to app_member;
