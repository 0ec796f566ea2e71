-- R21. A minor mentee names the guardian of all orders that wait for one, or names the same one again: the guardian is
-- asked about each by mail (rules.ask_guardian). `asked_from` marks the network of the mentee. Returns true, or false
-- if no order waits.
-- Locks the mentee and the orders.
-- Refuses: role_not_held, guardian_objected, guardian_needed, phone_invalid, guardian_own_name, guardian_email_refused,
-- guardian_asked_often.
create function api.name_guardian(
  guardian_name text, guardian_email text, guardian_phone text, guardian_consented boolean, asked_from text default null)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  mentee constant integer := rules.require_mentee();
  waiting integer;
begin
  perform from data.mentees e where e.id = mentee for no key update;
  perform rules.check_guardian(viewer, guardian_name, guardian_email, guardian_phone, guardian_consented);
  for waiting in
    select u.id from data.purchases u
    where u.mentee_id = mentee and rules.viewer_guardian_obstacle(u.id) is not null
    order by u.id for no key update
  loop
    perform rules.ask_guardian(waiting, guardian_name, guardian_email, guardian_phone, asked_from);
  end loop;
  return found;
end $$;

grant execute on function api.name_guardian to app_member;
