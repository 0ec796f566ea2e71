-- Hides a mentor until the team makes her active again: nobody asks her. As a mentee she may still ask others, and other
-- mentorships of hers go on until the team decides. Her waiting requests are closed kindly.
-- The caller holds the locks of rules.lock_mentor_and_waiting.
create function rules.hold_mentor(mentor_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update data.mentors m
  set held_at = coalesce(m.held_at, now()), status_message = null,
    status = case m.status when 'active' then 'inactive' else m.status end
  where m.id = hold_mentor.mentor_id;
  perform rules.close_waiting_requests(mentor_id);
  perform rules.refresh_mentor_card(mentor_id);
  perform rules.record('mentors', mentor_id, 'held');
end $$;
