-- Returns a mail's content when it is sent: the queued content, with mentor suggestions of that moment where asked
-- for. Computed here because it is slow; the act that queued the mail does not wait for it.
create function rules.mail_content(content jsonb)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when content ? 'suggest'
    then content - 'suggest' || jsonb_build_object('mentors', coalesce((
      select rules.suggested_after(r) from data.mentorship_requests r where r.id = (content->>'requestId')::integer), '[]'))
    else content end
$$;
