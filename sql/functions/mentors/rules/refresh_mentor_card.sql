-- Updates a mentor's public card from its sources: name (from users), audience, availability and words. Queues
-- mails to the subscribed mentees if the mentor has become available. Every act that changes one of these calls this
-- function.
create function rules.refresh_mentor_card(mentor_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.mentor_cards c
  set audience = case
        when m.status <> 'active' or u.suspended_at is not null then 'hidden' when m.visibility = 'public' then 'public' else 'members'
      end::data.audience,
      name = u.name,
      surname = u.surname,
      latin_name = u.latin_name,
      offers_mentoring = m.offers_mentoring,
      offers_coaching = m.offers_coaching,
      in_collaboration = busy,
      available_for_mentoring = free and m.offers_mentoring,
      available_for_coaching = free and m.offers_coaching
  from data.mentors m join data.users u on u.id = m.user_id,
    lateral (select exists (
      select from data.mentorships s where s.mentor_id = m.id and s.status = 'running') as busy) as running,
    lateral (select m.status = 'active' and u.suspended_at is null and not busy
      and not rules.is_away(m, asked => true) as free) as availability
  where m.id = refresh_mentor_card.mentor_id and c.mentor_id = m.id;
  select rules.refresh_words(array[refresh_mentor_card.mentor_id]);
  select rules.tell_waiting_mentees(refresh_mentor_card.mentor_id);
$$;
