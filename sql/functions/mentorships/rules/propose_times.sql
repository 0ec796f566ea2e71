-- R14. Offers times for a session of a running mentorship that the caller has locked, and mails the others. They take the
-- place of what was offered before. The same times and place again change nothing. Returns the id of the proposal.
-- Refuses: required, too_many_times, same_time, date_in_past, date_after_end, too_long, planned_sessions_limit.
create function rules.propose_times(mentorship data.mentorships, times timestamptz[], place text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offered constant timestamptz[] := array(select distinct g.at from unnest(times) as g (at) order by g.at);
  passed constant integer := min(g.n) from unnest(times) with ordinality as g (at, n) where g.at <= now();
  outlived constant integer := min(g.n) from unnest(times) with ordinality as g (at, n) where rules.outlives_notice(mentorship, g.at);
  twice constant integer := min(g.n) from (
    select t.n, row_number() over (partition by t.at order by t.n) as copy from unnest(times) with ordinality as t (at, n)) g
    where g.copy > 1;
  missing constant integer := array_position(times, null);
  proposal data.proposals;
begin
  if missing is not null or cardinality(offered) = 0 then
    perform rules.reject('required', 'day' || coalesce(missing, 1), 'MR422');
  elsif cardinality(times) > 3 then
    perform rules.reject('too_many_times', 'times', 'MR422');
  elsif twice is not null then
    perform rules.reject('same_time', 'time' || twice, 'MR422');
  elsif passed is not null then
    perform rules.reject('date_in_past', 'day' || passed, 'MR422');
  elsif outlived is not null then
    perform rules.reject('date_after_end', 'day' || outlived);
  end if;
  perform rules.check_session(null, null, place, null);
  perform rules.refuse_full_plan(mentorship);

  select p.* into proposal from data.proposals p where p.mentorship_id = mentorship.id and p.closed_at is null;
  if (proposal.times, proposal.place, proposal.proposed_by) is not distinct from
    (offered, nullif(trim(place), ''), rules.viewer_actor()) then
    return proposal.id;
  end if;
  perform rules.close_proposal(mentorship.id, 'replaced');
  insert into data.proposals as p (mentorship_id, times, place, proposed_by, proposed_by_user_id)
  values (mentorship.id, offered, nullif(trim(place), ''), rules.viewer_actor(), rules.viewer_user_id())
  returning p.* into proposal;
  perform rules.tell_both('times_proposed', mentorship, occasion => ':' || proposal.id, others => true,
    more => jsonb_build_object('proposalId', proposal.id, 'times', proposal.times, 'place', proposal.place));
  return proposal.id;
end $$;
