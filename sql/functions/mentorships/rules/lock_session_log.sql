-- R13. Locks a mentorship to change its log, and returns it: a running one for its mentee or a coordinator; `afterwards`
-- also one that is paused or ended, for a coordinator, until its part is paid back; `settling` a planned session, also for
-- a treasurer and, until the purchase is refunded, for its mentee.
-- Locks, in this order: 1. both users; 2. if it does not run: mentee, purchase, parts; 3. the mentorship.
-- Refuses: texts_due, right_not_held, own_profile, person_erased, no_running_mentorship, already_refunded.
create function rules.lock_session_log(mentorship_id integer, afterwards boolean, settling boolean default false)
returns data.mentorships
language plpgsql volatile security definer set search_path = ''
as $$
declare
  by_team constant boolean := rules.viewer_has_right('coordinator') or settling and rules.viewer_has_right('treasurer');
  mentorship data.mentorships;
  purchase data.purchases;
begin
  if not by_team then
    perform rules.refuse_other_right();
  end if;
  -- What became of a past session is asked before a withdrawal, which waits for no text.
  if not settling then
    perform rules.refuse_texts_due();
  end if;
  select s.* into mentorship from data.mentorships s
  where s.id = lock_session_log.mentorship_id and (s.mentee_id = rules.viewer_mentee_id() or by_team);
  if not found then
    perform rules.reject('no_running_mentorship', kind => 'MR404');
  end if;
  perform rules.lock_living_user(mentorship.mentor_user_id, mentorship.mentee_user_id);
  if afterwards and not rules.runs(mentorship) then
    purchase := rules.lock_purchase(p.purchase_id) from data.parts p where p.id = mentorship.part_id;
  end if;
  select s.* into mentorship from data.mentorships s where s.id = mentorship.id for no key update;
  if rules.runs(mentorship) then
    return mentorship;
  elsif purchase.id is null or not by_team and (not settling or purchase.refunded_at is not null) then
    perform rules.reject('no_running_mentorship');
  elsif rules.paid_back(purchase) then
    perform rules.reject('already_refunded');
  end if;
  return mentorship;
end $$;
