-- Writes into each line of the history the mentor and the mentee of its record: the team searches the history by them.
create function rules.on_history()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select r.mentor, r.mentee into new.mentor_user_id, new.mentee_user_id from (
    select m.user_id as mentor, null::integer as mentee from data.mentors m
    where new.subject = 'mentors' and m.id = new.subject_id
    union all
    select null, e.user_id from data.mentees e where new.subject = 'mentees' and e.id = new.subject_id
    union all
    select r.mentor_user_id, r.mentee_user_id from data.mentorship_requests r
    where new.subject = 'mentorship_requests' and r.id = new.subject_id
    union all
    select s.mentor_user_id, s.mentee_user_id from data.mentorships s
    where new.subject = 'mentorships' and s.id = new.subject_id
    union all
    select null, e.user_id from data.purchases u join data.mentees e on e.id = u.mentee_id
    where new.subject = 'purchases' and u.id = new.subject_id
    union all
    select null, e.user_id from data.parts p join data.mentees e on e.id = p.mentee_id
    where new.subject = 'parts' and p.id = new.subject_id
    union all
    select m.user_id, null from data.edit_requests r join data.mentors m on m.id = r.mentor_id
    where new.subject = 'edit_requests' and r.id = new.subject_id
    union all
    select m.user_id, null from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id
    where new.subject = 'scholarships' and s.id = new.subject_id
    union all
    select m.user_id, null from data.testimonials t join data.mentors m on m.id = t.mentor_id
    where new.subject = 'testimonials' and t.id = new.subject_id
    union all
    select null, e.user_id from data.suggestion_requests r join data.mentees e on e.id = r.mentee_id
    where new.subject = 'suggestion_requests' and r.id = new.subject_id
  ) r;
  return new;
end $$;

create trigger people before insert on data.history for each row execute function rules.on_history();
