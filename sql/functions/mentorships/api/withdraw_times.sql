-- R14. Withdraws times that are open: whoever offered them, or an admin. Twice, it changes nothing.
-- Refuses: right_not_held, texts_due, own_profile, person_erased, no_running_mentorship, times_not_open, times_not_own.
create function api.withdraw_times(proposal_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_shared_mentorship(
    (select p.mentorship_id from data.proposals p where p.id = proposal_id));
  proposal data.proposals;
begin
  select p.* into proposal from data.proposals p where p.id = proposal_id;
  if proposal.outcome = 'withdrawn' then
    return;
  elsif proposal.closed_at is not null then
    perform rules.reject('times_not_open');
  elsif rules.viewer_actor() not in (proposal.proposed_by, 'admin') then
    perform rules.reject('times_not_own');
  end if;
  perform rules.close_proposal(mentorship.id, 'withdrawn');
end $$;

grant execute on function api.withdraw_times to app_member, app_admin;
