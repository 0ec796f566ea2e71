-- R17. An admin completes a running or paused mentorship. Below the package's minimum of sessions, only with
-- `below_minimum`. Completing the coaching of a 2-in-1 opens its mentoring parts for the claim period.
-- Refuses: below_minimum_sessions, what rules.lock_mentorship_to_end refuses.
create function api.complete_mentorship(mentorship_id integer, below_minimum boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_mentorship_to_end(mentorship_id, or_paused => true);
  part data.parts;
begin
  select p.* into part from data.parts p where p.id = mentorship.part_id;
  if rules.completed_sessions(mentorship.id) < part.minimum_sessions and below_minimum is not true then
    perform rules.reject('below_minimum_sessions', 'belowMinimum');
  end if;

  perform rules.end_mentorship(mentorship, 'completed', 'close', null);
  if part.kind = 'coaching' then
    update data.parts p
    set claim_until = rules.end_of_day_in(u.claim_months)
    from data.purchases u
    where u.id = p.purchase_id and p.purchase_id = part.purchase_id and p.status = 'paid';
  end if;
end $$;

grant execute on function api.complete_mentorship to app_admin;
