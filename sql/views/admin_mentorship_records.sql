-- R13, R15, R16. What the page of a mentorship shows beyond the team's list: the contact data of both, the part and its
-- purchase, the request, and how it was paused or will end.
-- Null: mentor_phone, mentee_phone, request_id, paused_at, resumed_at, notice_given_at, stop_outcome, stop_requested_by, created_by, mentor_photo_id.
create view api.admin_mentorship_records with (security_invoker = true) as
select s.id, s.mentor_user_id, s.mentee_user_id, s.request_id, s.part_id, p.purchase_id, p.position, p.duration_months, u.reference,
  mentor.email::text as mentor_email, mentor.phone as mentor_phone, mentee.email::text as mentee_email,
  mentee.phone as mentee_phone, c.photo_id as mentor_photo_id, s.paused_at, s.resumed_at, s.notice_given_at, s.stop_outcome,
  s.stop_requested_by, rules.session_cap(s.kind) as session_cap,
  -- The admin who created it without a request.
  case when s.request_id is null then creator.name || ' ' || creator.surname end as created_by,
  coalesce((select rules.viewer_user_id()) in (s.mentor_user_id, s.mentee_user_id), false) as own
from data.mentorships s
join data.users mentor on mentor.id = s.mentor_user_id
join data.users mentee on mentee.id = s.mentee_user_id
join data.parts p on p.id = s.part_id
join data.purchases u on u.id = p.purchase_id
left join data.mentor_cards c on c.mentor_id = s.mentor_id
left join data.users creator on creator.id = s.created_by_user_id;

grant select on api.admin_mentorship_records to app_admin;
