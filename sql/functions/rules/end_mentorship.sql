-- Ends a running mentorship: the part is closed, or given back for a replacement, but for one whose money went back
-- meanwhile; the mentor is free again; both are told. The caller holds the locks.
create function rules.end_mentorship(
  mentorship data.mentorships, status data.mentorship_status, outcome data.stop_outcome, reason text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  money_back constant boolean := exists (
    select from data.parts p join data.purchases u on u.id = p.purchase_id
    where p.id = mentorship.part_id and u.refunded_at is not null);
begin
  update data.mentorships s
  set status = end_mentorship.status, ended_at = now(), end_reason = coalesce(reason, s.end_reason)
  where s.id = mentorship.id
  returning s.* into mentorship;

  if outcome = 'replace' and not money_back then
    update data.parts p set status = 'paid' where p.id = mentorship.part_id;
  else
    update data.parts p
    set status = 'completed', closed_at = now(),
      closed_reason = case
        when end_mentorship.status = 'completed' then 'completed'
        when money_back then 'refunded'
        else 'cancelled'
      end::data.closed_reason
    where p.id = mentorship.part_id;
  end if;

  perform rules.refresh_mentor_card(mentorship.mentor_id);
  perform rules.tell_both('mentorship_' || end_mentorship.status, mentorship);
end $$;
