-- R10, R19. A request that was rejected or closed, as the team reads it: who closed it, what the mentee was told, what
-- only the team knows. `rejections`: how many count against the mentor now.
-- Null: mentor_photo_id, closer, reject_reason, reject_message, team_note.
-- Type close_reason: 'mentor_rejected' | 'admin_rejected' | 'expired' | 'mentor_unavailable' | 'withdrawn' | 'purchase_closed'.
-- Type reject_reason: 'no_time' | 'other_field' | 'not_a_match' | 'already_mentoring' | 'other'.
create view api.admin_rejected_requests as
select r.id, r.kind, r.mentor_id, mentor.name || ' ' || mentor.surname as mentor_name,
  card.photo_id as mentor_photo_id, r.mentee_id,
  mentee.name || ' ' || mentee.surname as mentee_name, r.requested_at, r.answered_at,
  r.close_reason::text as close_reason, case when r.closed_by = 'admin' then closer.name || ' ' || closer.surname end as closer,
  r.reject_reason, r.reject_message, r.team_note,
  (select count(*)::integer from rules.rejections_of(r.mentor_id)) as rejections,
  rules.counts_as_rejection(r.close_reason) as in_rejected,
  r.close_reason in ('mentor_unavailable', 'withdrawn', 'purchase_closed') as in_closed,
  true as in_all
from data.mentorship_requests r
left join data.users mentor on mentor.id = r.mentor_user_id
left join data.users mentee on mentee.id = r.mentee_user_id
left join data.mentor_cards card on card.mentor_id = r.mentor_id
left join data.users closer on closer.id = r.closed_by_user_id
where (select rules.may_list('coordinator')) and r.status = 'rejected';

grant select on api.admin_rejected_requests to app_admin;
