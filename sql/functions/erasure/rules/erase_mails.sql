-- Deletes the mails to an erased user. In mails to others the user's name and words are replaced, also in those still
-- queued.
create function rules.erase_mails(user_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.outbox o where o.to_user_id = erase_mails.user_id;
  update private.outbox o set content = o.content || '{"mentee": "—", "menteeLatin": null, "message": "—", "reason": null, "answer": "—", "rejectMessage": null, "question": "—"}'
  from data.mentorship_requests q
  where q.mentee_user_id = erase_mails.user_id and o.content @> jsonb_build_object('requestId', q.id);
  update private.outbox o set content = o.content || '{"mentor": "—", "mentorLatin": null, "rejectMessage": null, "question": "—"}'
  from data.mentorship_requests q
  where q.mentor_user_id = erase_mails.user_id and o.content @> jsonb_build_object('requestId', q.id);
  update private.outbox o set content = o.content || '{"with": "—", "withLatin": null, "withEmail": null, "withPhone": null, "place": null, "initials": "—"}'
  from data.mentorships s
  where erase_mails.user_id in (s.mentor_user_id, s.mentee_user_id) and o.content @> jsonb_build_object('mentorshipId', s.id);
  update private.outbox o set content = o.content || '{"mentor": "—", "mentorLatin": null, "initials": "—"}'
  from data.mentors m
  where m.user_id = erase_mails.user_id and o.content @> jsonb_build_object('mentorId', m.id);
  update private.outbox o set content = jsonb_set(o.content, '{mentors}', (
    select jsonb_agg(case when named->'mentorId' = to_jsonb(m.id) then named || '{"mentor": "—", "mentorLatin": null, "title": null}' else named end)
    from jsonb_array_elements(o.content->'mentors') named))
  from data.mentors m
  where m.user_id = erase_mails.user_id and o.content @> jsonb_build_object('mentors', jsonb_build_array(jsonb_build_object('mentorId', m.id)));
$$;
