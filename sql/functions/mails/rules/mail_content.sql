-- Returns a mail's content when it is sent: the queued content, with mentor suggestions of that moment where asked for
-- and whether the mentee may wait for the mentor of the closed request, and with the mentor chosen before the payment,
-- if that mentor can be asked now. Computed here because it is slow and may change; the act that queued the mail does not
-- wait for it.
create function rules.mail_content(content jsonb)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when content ? 'suggest' then content - 'suggest' || '{"mentors": []}' || coalesce((
      select jsonb_build_object('mentors', coalesce(rules.suggested_after(r), '[]'), 'mayWait', exists (
        select from data.mentors m join data.mentor_cards c on c.mentor_id = m.id
        where m.id = r.mentor_id and c.audience in ('public', 'members') and c.availability_rank <> 0
          and case r.kind when 'coaching' then m.offers_coaching else m.offers_mentoring end))
      from data.mentorship_requests r where r.id = (content->>'requestId')::integer), '{}')
    when content ? 'wantedMentorId' then content - 'wantedMentorId' || coalesce((
      select jsonb_build_object('wanted', jsonb_build_object('mentorId', c.mentor_id, 'mentor', c.name || ' ' || c.surname,
        'latin', c.latin_name))
      from data.purchases u
      join data.mentor_cards c on c.mentor_id = (content->>'wantedMentorId')::integer
      where u.id = (content->>'purchaseId')::integer
        and rules.request_obstacle(c.mentor_id, u.mentee_id, (
          select p.kind from data.parts p where p.purchase_id = u.id order by p.position limit 1)) is null), '{}')
    else content end
$$;
