-- R14. Closes the open proposal of a mentorship that the caller has locked, if there is one.
create function rules.close_proposal(mentorship_id integer, outcome text, taken timestamptz default null)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.proposals p
  set closed_at = now(), outcome = close_proposal.outcome, taken = close_proposal.taken, closed_by_user_id = rules.viewer_user_id()
  where p.mentorship_id = close_proposal.mentorship_id and p.closed_at is null
$$;
