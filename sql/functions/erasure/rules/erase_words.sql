-- Erases what a user wrote and received, what the other of a request or pair wrote about the user
-- (rules.erase_words_of_pairs), and the means of signing in.
create function rules.erase_words(user_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.mentorship_requests q
  set message = repeat('—', 20), reason = case when q.kind = 'coaching' then '—' end, answer = null,
    reject_message = null, team_note = null, question = null
  where q.mentee_user_id = erase_words.user_id;
  update data.mentorship_requests q set reject_message = null, team_note = null, question = null
  where q.mentor_user_id = erase_words.user_id;
  select rules.erase_words_of_pairs(erase_words.user_id);
  update private.outbox o set content = o.content || '{"text": "—"}'
  from data.testimonials t join data.mentorships s on s.id = t.mentorship_id
  where s.mentee_user_id = erase_words.user_id and o.key = 'testimonial_published:' || t.id || ':' || s.mentor_user_id;
  delete from data.testimonials t
  using data.mentorships s where s.id = t.mentorship_id and s.mentee_user_id = erase_words.user_id;
  update data.testimonials t set mentee_full_name = '—'
  from data.users u, data.mentorships s
  where u.id = erase_words.user_id and s.mentee_user_id = u.id and s.mentor_id = t.mentor_id
    and t.mentee_full_name = u.name || ' ' || u.surname;
  delete from data.feedback f where f.user_id = erase_words.user_id;
  delete from data.pair_wishes w where w.user_id = erase_words.user_id;
  delete from data.messages g where g.to_user_id = erase_words.user_id;
  delete from data.notes n where n.about_user_id = erase_words.user_id;
  delete from data.follow_ups f using data.mentors m where m.id = f.mentor_id and m.user_id = erase_words.user_id;
  delete from data.reports r where r.by_user_id = erase_words.user_id or r.about_user_id = erase_words.user_id;
  select rules.erase_mails(erase_words.user_id);
  select rules.forget_tries(erase_words.user_id);
  delete from private.sessions s where s.user_id = erase_words.user_id;
  delete from private.email_changes c where c.user_id = erase_words.user_id;
  delete from private.tokens t where t.user_id = erase_words.user_id;
  -- By index: an import may hold much. Where its columns are not named yet, the address is only in its cells.
  update private.import_rows r set cells = '{}', addresses = '{}', person = '{}', unread = '[]', user_id = null,
    fate = case when r.done_at is null then 'person_erased' else r.fate end
  where r.user_id = erase_words.user_id;
  update private.import_rows r set cells = '{}', addresses = '{}', person = '{}', unread = '[]',
    fate = case when r.done_at is null then 'person_erased' else r.fate end
  from data.users u
  where u.id = erase_words.user_id and r.addresses @> array[u.email::text]
    and coalesce(r.person->>'email', u.email::text) = u.email::text;
  -- What the bank says of her orders goes now.
  delete from private.statement_lines l using data.purchases u, data.mentees e
  where l.purchase_id = u.id and e.id = u.mentee_id and e.user_id = erase_words.user_id;
  delete from private.bank_lines l using data.purchases u, data.mentees e
  where l.purchase_id = u.id and e.id = u.mentee_id and e.user_id = erase_words.user_id;
  select rules.forget_second_factor(erase_words.user_id);
  delete from private.credentials c where c.user_id = erase_words.user_id;
  delete from data.muted_notifications n where n.user_id = erase_words.user_id;
  delete from data.asked_notifications n where n.user_id = erase_words.user_id;
  delete from data.photos p where p.user_id = erase_words.user_id;
$$;
