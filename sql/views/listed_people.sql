-- The people by whose names, addresses and telephones the rows of the team's lists are found, under the name of their
-- list: a row stands here once for each of its people. Read with the owner's rights, like the words (listed_texts): each
-- group ends with the right that opens its lists.
-- Null: user_id.
create view api.listed_people as
with buyer (id, user_id) as not materialized (
  select u.id, e.user_id from data.purchases u join data.mentees e on e.id = u.mentee_id)
select l.list, l.id, l.user_id from (
  select 'admin_mentors' as list, m.id, m.user_id from data.mentors m
  union all
  select 'admin_mentees', e.id, e.user_id from data.mentees e
  union all
  select 'admin_applications', m.id, m.user_id from data.mentors m
  union all
  select 'admin_mentorships', s.id, s.mentor_user_id from data.mentorships s
  union all
  select 'admin_mentorships', s.id, s.mentee_user_id from data.mentorships s
  union all
  select 'admin_mentorship_requests', r.id, r.mentor_user_id from data.mentorship_requests r
  union all
  select 'admin_mentorship_requests', r.id, r.mentee_user_id from data.mentorship_requests r
  union all
  select 'admin_rejected_requests', r.id, r.mentor_user_id from data.mentorship_requests r
  union all
  select 'admin_rejected_requests', r.id, r.mentee_user_id from data.mentorship_requests r
  union all
  select 'admin_edit_requests', r.id, m.user_id from data.edit_requests r join data.mentors m on m.id = r.mentor_id
  union all
  select 'admin_suggestion_requests', r.id, e.user_id from data.suggestion_requests r join data.mentees e on e.id = r.mentee_id
  union all
  select 'admin_reports', r.id, w.id from data.reports r join data.users w on w.id in (r.by_user_id, r.about_user_id)
  where r.about_user_id is distinct from (select rules.viewer_user_id())
  union all
  select 'admin_mails', m.id, m.to_user_id from data.mails m
  union all
  -- Who did it, and whose account or record it is about.
  select 'admin_history', h.id, h.actor_user_id from data.history h
  union all
  select 'admin_history', h.id, h.subject_id from data.history h where h.subject = 'users'
  union all
  select 'admin_history', h.id, h.mentor_user_id from data.history h
  union all
  select 'admin_history', h.id, h.mentee_user_id from data.history h
) l where (select rules.viewer_is_admin())
union all
select l.list, l.id, l.user_id from (
  select 'admin_purchases' as list, b.id, b.user_id from buyer b
) l where (select rules.viewer_in_team())
union all
select l.list, l.id, l.user_id from (
  select 'admin_refunds' as list, r.id, b.user_id from data.refunds r join buyer b on b.id = r.purchase_id
  union all
  select 'admin_refund_requests', r.id, b.user_id from data.refund_requests r join buyer b on b.id = r.purchase_id
  union all
  select 'admin_payment_flags', f.id, b.user_id from data.payment_flags f join buyer b on b.id = f.purchase_id
  union all
  select 'admin_ledger', l.id, b.user_id from data.ledger_entries l join buyer b on b.id = l.purchase_id
  union all
  select 'admin_scholarships', s.id, m.user_id from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id
  union all
  select 'admin_scholarship_requests', r.id, e.user_id
  from data.scholarship_requests r join data.mentees e on e.id = r.mentee_id
) l where (select rules.viewer_has_right('treasurer'));

grant select on api.listed_people to app_admin;
