-- The folded words by which the rows of the team's lists are found, under the name of their list: a row stands here once
-- for each of its people and texts. Read with the owner's rights, as row-level security keeps LIKE from every index: each
-- group ends with the right that opens its lists.
create view api.listed_words as
-- The words of an order: of its mentee, and its reference.
with ordered (id, words) as not materialized (
  select u.id, w.words
  from data.purchases u join data.mentees e on e.id = u.mentee_id join private.user_words w on w.user_id = e.user_id
  union all
  select u.id, ' ' || lower(u.reference) from data.purchases u)
select l.list, l.id, l.words from (
  select 'admin_mentors' as list, m.id, w.words from data.mentors m join private.user_words w on w.user_id = m.user_id
  union all
  select 'admin_mentees', e.id, w.words from data.mentees e join private.user_words w on w.user_id = e.user_id
  union all
  select 'admin_applications', m.id, w.words from data.mentors m join private.user_words w on w.user_id = m.user_id
  union all
  select 'admin_applications', c.mentor_id, c.folded from data.mentor_cards c
  union all
  select 'admin_mentorships', s.id, w.words from data.mentorships s join private.user_words w on w.user_id = s.mentor_user_id
  union all
  select 'admin_mentorships', s.id, w.words from data.mentorships s join private.user_words w on w.user_id = s.mentee_user_id
  union all
  select 'admin_mentorship_requests', r.id, w.words
  from data.mentorship_requests r join private.user_words w on w.user_id = r.mentor_user_id
  union all
  select 'admin_mentorship_requests', r.id, w.words
  from data.mentorship_requests r join private.user_words w on w.user_id = r.mentee_user_id
  union all
  select 'admin_rejected_requests', r.id, w.words
  from data.mentorship_requests r join private.user_words w on w.user_id = r.mentor_user_id
  union all
  select 'admin_rejected_requests', r.id, w.words
  from data.mentorship_requests r join private.user_words w on w.user_id = r.mentee_user_id
  union all
  select 'admin_edit_requests', r.id, w.words
  from data.edit_requests r join data.mentors m on m.id = r.mentor_id join private.user_words w on w.user_id = m.user_id
  union all
  select 'admin_suggestion_requests', r.id, w.words
  from data.suggestion_requests r join data.mentees e on e.id = r.mentee_id join private.user_words w on w.user_id = e.user_id
  union all
  select 'admin_suggestion_requests', r.id, rules.as_words(r.topic) from data.suggestion_requests r where r.topic is not null
  union all
  select 'admin_reports', r.id, w.words
  from data.reports r join private.user_words w on w.user_id in (r.by_user_id, r.about_user_id)
  where r.about_user_id is distinct from (select rules.viewer_user_id())
  union all
  select 'admin_mails', m.id, ' ' || translate(m.to_email::text, '@.-_+', '     ') from data.mails m
  union all
  select 'admin_mails', m.id, w.words from data.mails m join private.user_words w on w.user_id = m.to_user_id
  union all
  select 'admin_message_templates', t.id, rules.as_words(t.name || ' ' || t.texts::text) from data.message_templates t
  union all
  select 'admin_news', n.id, rules.as_words(n.texts::text) from data.news n
  union all
  select 'admin_offers', o.id, rules.as_words(o.provider || ' ' || o.code || ' ' || o.description) from data.offers o
  union all
  select 'admin_seminars', s.id, rules.as_words(s.title || ' ' || s.place || ' ' || s.description) from data.seminars s
  union all
  -- Who did it, and whose account, profile, request, mentorship or purchase it is about.
  select 'admin_history', h.id, w.words from data.history h join private.user_words w on w.user_id = h.actor_user_id
  union all
  select 'admin_history', h.id, w.words
  from data.history h join private.user_words w on h.subject = 'users' and w.user_id = h.subject_id
  union all
  select 'admin_history', h.id, w.words
  from data.history h join data.mentors m on h.subject = 'mentors' and m.id = h.subject_id
  join private.user_words w on w.user_id = m.user_id
  union all
  select 'admin_history', h.id, w.words
  from data.history h join data.mentees e on h.subject = 'mentees' and e.id = h.subject_id
  join private.user_words w on w.user_id = e.user_id
  union all
  select 'admin_history', h.id, w.words
  from data.history h join data.edit_requests r on h.subject = 'edit_requests' and r.id = h.subject_id join data.mentors m on m.id = r.mentor_id
  join private.user_words w on w.user_id = m.user_id
  union all
  select 'admin_history', h.id, w.words
  from data.history h join data.mentorship_requests r on h.subject = 'mentorship_requests' and r.id = h.subject_id
  join private.user_words w on w.user_id = r.mentor_user_id
  union all
  select 'admin_history', h.id, w.words
  from data.history h join data.mentorship_requests r on h.subject = 'mentorship_requests' and r.id = h.subject_id
  join private.user_words w on w.user_id = r.mentee_user_id
  union all
  select 'admin_history', h.id, w.words
  from data.history h join data.mentorships s on h.subject = 'mentorships' and s.id = h.subject_id
  join private.user_words w on w.user_id = s.mentor_user_id
  union all
  select 'admin_history', h.id, w.words
  from data.history h join data.mentorships s on h.subject = 'mentorships' and s.id = h.subject_id
  join private.user_words w on w.user_id = s.mentee_user_id
  union all
  select 'admin_history', h.id, w.words
  from data.history h join data.purchases u on h.subject = 'purchases' and u.id = h.subject_id join data.mentees e on e.id = u.mentee_id
  join private.user_words w on w.user_id = e.user_id
) l where (select rules.viewer_is_admin())
union all
select l.list, l.id, l.words from (
  select 'admin_purchases' as list, o.id, o.words from ordered o
) l where (select rules.viewer_in_team())
union all
select l.list, l.id, l.words from (
  select 'admin_refunds' as list, r.id, o.words from data.refunds r join ordered o on o.id = r.purchase_id
  union all
  select 'admin_refund_requests', r.id, o.words from data.refund_requests r join ordered o on o.id = r.purchase_id
  union all
  select 'admin_payment_flags', f.id, o.words from data.payment_flags f join ordered o on o.id = f.purchase_id
  union all
  select 'admin_ledger', l.id, o.words from data.ledger_entries l join ordered o on o.id = l.purchase_id
  union all
  select 'admin_payment_flags', f.id, rules.as_words(f.detail->>'ref') from data.payment_flags f where f.detail->>'ref' is not null
  union all
  select 'admin_scholarships', s.id, rules.as_words(s.name) from data.scholarships s
  union all
  select 'admin_scholarships', s.id, w.words
  from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id join private.user_words w on w.user_id = m.user_id
  union all
  select 'admin_scholarship_requests', r.id, w.words
  from data.scholarship_requests r join data.mentees e on e.id = r.mentee_id join private.user_words w on w.user_id = e.user_id
) l where (select rules.viewer_has_right('treasurer'));

grant select on api.listed_words to app_admin;
