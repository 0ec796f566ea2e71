-- R21. A minor mentee names the guardian who consents to the orders that were paid before the age was known, so that
-- requests are possible again. Returns true, or false if no paid order lacks a guardian's consent. Locks the mentee.
-- Refuses: role_not_held, guardian_needed.
create function api.name_guardian(guardian_name text, guardian_email text, guardian_consented boolean)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentee constant integer := rules.require_mentee();
  named integer[];
  purchase integer;
begin
  perform rules.lock_viewer();
  perform from data.mentees e where e.id = mentee for no key update;
  if not rules.names_guardian(guardian_name, guardian_email, guardian_consented) then
    perform rules.reject('guardian_needed', 'guardianName');
  end if;
  with kept as (
    update data.purchases u
    set guardian_name = trim(name_guardian.guardian_name), guardian_email = lower(trim(name_guardian.guardian_email)),
      guardian_consented_at = now()
    where u.mentee_id = mentee and u.paid_at is not null and u.refunded_at is null and rules.lacks_guardian(u)
    returning u.id)
  select coalesce(array_agg(k.id), '{}') into named from kept k;
  foreach purchase in array named loop
    perform rules.record('purchases', purchase, 'guardian_named');
  end loop;
  return named <> '{}';
end $$;

grant execute on function api.name_guardian to app_member;
