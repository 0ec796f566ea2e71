-- R16. Ends a mentorship today, for safety: nothing thanks, congratulates or asks for words (rules.end_mentorship). The
-- part is dealt with as in a stop by the team. The caller holds the locks of rules.end_mentorship.
create function rules.end_for_safety(mentorship data.mentorships, reason text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  mentorship.ended_for_safety := true;
  mentorship.stop_requested_by := 'admin';
  perform rules.end_mentorship(mentorship, 'stopped',
    rules.default_outcome(rules.in_first_days(mentorship.id), 'admin', mentorship.kind), reason);
  perform rules.record('mentorships', mentorship.id, 'ended_for_safety', reason);
end $$;
