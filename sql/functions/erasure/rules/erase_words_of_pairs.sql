-- Erases the words of the pairs that a user was part of, whoever wrote them. Only facts stay (dates, counts, answers that
-- are a choice), and the goals that a mentee wrote when her mentor is erased.
create function rules.erase_words_of_pairs(user_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.sessions l set note = null
  from data.mentorships s
  where s.id = l.mentorship_id and erase_words_of_pairs.user_id in (s.mentee_user_id, s.mentor_user_id, l.entered_by_user_id)
    and l.note is not null;
  update data.sessions l set place = null
  from data.mentorships s
  where s.id = l.mentorship_id and erase_words_of_pairs.user_id in (s.mentee_user_id, s.mentor_user_id) and l.place is not null;
  update data.proposals p set place = null
  from data.mentorships s
  where s.id = p.mentorship_id and erase_words_of_pairs.user_id in (s.mentee_user_id, s.mentor_user_id) and p.place is not null;
  update data.goals g set text = '—'
  from data.mentorships s
  where s.id = g.mentorship_id and erase_words_of_pairs.user_id in (s.mentee_user_id, g.created_by_user_id);
  update data.feedback f set answers = f.answers - array['words', 'testimonial'], publishable = false
  from data.mentorships s
  where s.id = f.mentorship_id and erase_words_of_pairs.user_id in (s.mentee_user_id, s.mentor_user_id);
  delete from data.follow_ups f
  using data.mentorships s
  where s.id = f.mentorship_id and erase_words_of_pairs.user_id in (s.mentee_user_id, s.mentor_user_id);
  update private.outbox o set content = o.content || '{"message": "—"}'
  from data.pair_wishes w join data.mentorships s on s.id = w.mentorship_id
  where erase_words_of_pairs.user_id in (s.mentee_user_id, s.mentor_user_id)
    and o.key in (concat_ws(':', 'wish_received', w.id, w.user_id), concat_ws(':', 'wish_answered', w.id, w.user_id));
  update data.pair_wishes w set reason = '—', answer = case when w.answer is not null then '—' end
  from data.mentorships s
  where s.id = w.mentorship_id and erase_words_of_pairs.user_id in (s.mentee_user_id, s.mentor_user_id);
$$;
