-- R3, R8, R9, R19. A mentorship request as the team lists and reads it. `due_soon`: less than 24 hours to the
-- deadline, so the team should call the mentor.
-- Null: mentor_photo_id, mentor_phone, close_reason, reason, field_of_interest_id, question, answer.
-- Type package_names: Record<string, string>.
create view api.admin_mentorship_requests as
select r.id, r.kind, r.status, r.mentor_id, mentor.name || ' ' || mentor.surname as mentor_name,
  card.photo_id as mentor_photo_id, r.mentee_id,
  mentee.name || ' ' || mentee.surname as mentee_name, r.requested_at, r.answer_due_at, r.close_reason, r.message, r.reason,
  r.field_of_interest_id, r.question, r.answer, g.names as package_names,
  r.status = 'pending' and r.answer_due_at < now() + interval '24 hours' as due_soon,
  (select count(*)::integer from data.mentorship_requests o
    where o.mentor_id = r.mentor_id and o.status = 'pending' and o.id <> r.id) as other_pending,
  (select count(*)::integer from rules.rejections_of(r.mentor_id)) as rejections,
  rules.local_date() - rules.local_date(r.requested_at) as waiting_days,
  rules.unreached(r.mentor_user_id) as mentor_unreached, mentor.phone as mentor_phone,
  rules.reminders_sent(r.id) as reminders, rules.reminded_today(r.id) as reminded_today,
  true as in_all,
  r.status = 'pending' as in_pending,
  r.status = 'approved' as in_approved,
  r.status = 'rejected' as in_rejected,
  -- Few at a time: as arrays they are looked up by the key.
  r.id = any (array(select o.id from data.mentorship_requests o
    where o.status = 'pending' and o.answer_due_at < now())) as in_overdue,
  r.id = any (array(select o.id from data.mentorship_requests o
    where o.status = 'pending' and o.answer_due_at < now() + interval '24 hours')) as in_soon
from data.mentorship_requests r
left join data.users mentor on mentor.id = r.mentor_user_id
left join data.users mentee on mentee.id = r.mentee_user_id
left join data.mentor_cards card on card.mentor_id = r.mentor_id
left join data.parts p on p.id = r.part_id
left join data.purchases u on u.id = p.purchase_id
left join data.packages g on g.id = u.package_id
where (select rules.may_list('coordinator'));

grant select on api.admin_mentorship_requests to app_admin;
