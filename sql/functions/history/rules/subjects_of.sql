-- Returns the rows that belong to a user, as the history names them.
create function rules.subjects_of(user_id integer)
returns table (subject text, id integer)
language sql stable security definer set search_path = ''
as $$
  select 'users', subjects_of.user_id
  union all select 'mentors', m.id from data.mentors m where m.user_id = subjects_of.user_id
  union all select 'edit_requests', r.id from data.edit_requests r join data.mentors m on m.id = r.mentor_id
    where m.user_id = subjects_of.user_id
  union all select 'scholarships', s.id from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id
    where m.user_id = subjects_of.user_id
  union all select 'testimonials', t.id from data.testimonials t join data.mentors m on m.id = t.mentor_id
    where m.user_id = subjects_of.user_id
  union all select 'mentees', e.id from data.mentees e where e.user_id = subjects_of.user_id
  union all select 'purchases', u.id from data.purchases u join data.mentees e on e.id = u.mentee_id
    where e.user_id = subjects_of.user_id
  union all select 'parts', p.id from data.parts p join data.mentees e on e.id = p.mentee_id
    where e.user_id = subjects_of.user_id
  union all select 'mentorship_requests', q.id from data.mentorship_requests q
    where q.mentor_user_id = subjects_of.user_id or q.mentee_user_id = subjects_of.user_id
  union all select 'mentorships', s.id from data.mentorships s
    where s.mentor_user_id = subjects_of.user_id or s.mentee_user_id = subjects_of.user_id
$$;
