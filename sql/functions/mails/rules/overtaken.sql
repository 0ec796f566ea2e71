-- R14. Whether a mail is about a planned session that was moved, cancelled or settled after the mail was queued, about
-- times that are no longer offered, or about a mentorship that ended for safety since. Sent late, it would put the earlier time back into a mind and a calendar; who did not
-- make the later change gets a mail about it.
create function rules.overtaken(kind text, content jsonb)
returns boolean
language sql stable set search_path = ''
as $$
  select kind like 'session\_%' and exists (
    select from data.sessions l
    where l.id = (content->>'sessionId')::integer
      and (l.entered_at > (content->>'changedAt')::timestamptz
        -- By a pause or an end, which enters nothing.
        or l.status = 'cancelled' and kind not like 'session\_cancelled%'))
    or kind like any (array['mentorship\_%', 'pair\_%', 'session\_%', 'times\_%']) and kind not like 'mentorship\_ended\_%' and exists (
      select from data.mentorships s where s.id = (content->>'mentorshipId')::integer and s.ended_for_safety)
    or kind like 'times\_%' and not exists (
      select from data.proposals p
      where p.id = (content->>'proposalId')::integer and p.closed_at is null and now() < any (p.times))
$$;
