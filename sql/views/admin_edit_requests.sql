-- R25. An edit request in the team's list. An admin's own (`own`) is decided by another admin.
-- Null: mentor_photo_id, words.
create view api.admin_edit_requests with (security_invoker = true) as
select r.id, r.mentor_id, u.name || ' ' || u.surname as mentor_name, c.photo_id as mentor_photo_id, r.status, r.words, r.sent_at,
  rules.local_date() - rules.local_date(r.sent_at) as waiting_days,
  coalesce(u.id = (select rules.viewer_user_id()), false) as own,
  array(select c.field::text from data.edit_request_changes c where c.edit_request_id = r.id) as fields,
  r.status = 'pending' as in_pending
from data.edit_requests r
left join data.mentors m on m.id = r.mentor_id
left join data.users u on u.id = m.user_id
left join data.mentor_cards c on c.mentor_id = r.mentor_id;

grant select on api.admin_edit_requests to app_admin;
