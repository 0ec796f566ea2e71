-- What a mail names as it leaves: what was queued and, where mentors are suggested in it, those who suit the mentee now.
-- Found here and not by the act, which would wait for it: finding them costs many times what the act does.
create function rules.mail_content(content jsonb)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when content ? 'suggest'
    then content - 'suggest' || jsonb_build_object('mentors', coalesce((
      select rules.suggested_after(r) from data.mentorship_requests r where r.id = (content->>'requestId')::integer), '[]'))
    else content end
$$;
