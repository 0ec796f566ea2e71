-- Writes into each line of the history the mentor and the mentee of its record: the team searches the history by them.
create function rules.on_history()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  case new.subject
    when 'mentors' then
      select m.user_id into new.mentor_user_id from data.mentors m where m.id = new.subject_id;
    when 'edit_requests' then
      select m.user_id into new.mentor_user_id
      from data.edit_requests r join data.mentors m on m.id = r.mentor_id where r.id = new.subject_id;
    when 'scholarships' then
      select m.user_id into new.mentor_user_id
      from data.scholarships s join data.mentors m on m.id = s.given_by_mentor_id where s.id = new.subject_id;
    when 'testimonials' then
      select m.user_id into new.mentor_user_id
      from data.testimonials t join data.mentors m on m.id = t.mentor_id where t.id = new.subject_id;
    when 'mentees' then
      select e.user_id into new.mentee_user_id from data.mentees e where e.id = new.subject_id;
    when 'purchases' then
      select e.user_id into new.mentee_user_id
      from data.purchases u join data.mentees e on e.id = u.mentee_id where u.id = new.subject_id;
    when 'parts' then
      select e.user_id into new.mentee_user_id
      from data.parts p join data.mentees e on e.id = p.mentee_id where p.id = new.subject_id;
    when 'suggestion_requests' then
      select e.user_id into new.mentee_user_id
      from data.suggestion_requests r join data.mentees e on e.id = r.mentee_id where r.id = new.subject_id;
    when 'mentorship_requests' then
      select r.mentor_user_id, r.mentee_user_id into new.mentor_user_id, new.mentee_user_id
      from data.mentorship_requests r where r.id = new.subject_id;
    when 'mentorships' then
      select s.mentor_user_id, s.mentee_user_id into new.mentor_user_id, new.mentee_user_id
      from data.mentorships s where s.id = new.subject_id;
    else null;
  end case;
  return new;
end $$;

create trigger people before insert on data.history for each row execute function rules.on_history();
