-- Erases free-text reasons about a user, in their tables and in the history (the only update that the history
-- allows). Reasons that are codes of the rules stay.
create function rules.erase_reasons(user_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  her constant integer := erase_reasons.user_id;
  kept constant text[] := enum_range(null::data.close_reason)::text[] || enum_range(null::data.closed_reason)::text[];
begin
  update data.mentors m set status_message = null where m.user_id = her;
  update data.mentorships s set end_reason = null where her in (s.mentor_user_id, s.mentee_user_id);
  update data.refunds r set reason = null
  from data.purchases u join data.mentees e on e.id = u.mentee_id
  where u.id = r.purchase_id and e.user_id = her;

  perform set_config('app.erasing', 'on', true);
  update data.history h set reason = null
  from (
    select 'users' as subject, her as id
    union all select 'mentors', m.id from data.mentors m where m.user_id = her
    union all select 'edit_requests', r.id from data.edit_requests r join data.mentors m on m.id = r.mentor_id where m.user_id = her
    union all select 'scholarships', s.id from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id where m.user_id = her
    union all select 'mentees', e.id from data.mentees e where e.user_id = her
    union all select 'purchases', u.id from data.purchases u join data.mentees e on e.id = u.mentee_id where e.user_id = her
    union all select 'parts', p.id from data.parts p join data.mentees e on e.id = p.mentee_id where e.user_id = her
    union all select 'mentorship_requests', q.id from data.mentorship_requests q where her in (q.mentor_user_id, q.mentee_user_id)
    union all select 'mentorships', s.id from data.mentorships s where her in (s.mentor_user_id, s.mentee_user_id)) about
  where h.subject = about.subject and h.subject_id = about.id and h.reason <> all (kept);
  perform set_config('app.erasing', '', true);
end $$;
