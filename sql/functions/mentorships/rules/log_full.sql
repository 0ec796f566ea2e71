-- R13. True if no further session of a mentorship's part can count, whichever of its mentorships it was held in.
create function rules.log_full(mentorship data.mentorships)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select max(rules.completed_sessions(s.id)) >= rules.session_cap(mentorship.kind)
  from data.mentorships s where s.part_id = mentorship.part_id
$$;
