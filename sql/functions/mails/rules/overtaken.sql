-- R14. Whether a mail is about a planned session that was moved, cancelled or settled after the mail was queued. Sent late,
-- it would put the earlier time back into a mind and a calendar; who did not make the later change gets a mail about it.
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
$$;
