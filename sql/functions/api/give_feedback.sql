-- One side's private feedback on a mentorship, at its check-in or its end, once each. A mentee's words she marked
-- publishable become a draft testimonial for the team: not before their first session, unless it has ended.
-- Refuses: mentorship_not_found, feedback_too_early, already_answered.
create function api.give_feedback(mentorship_id integer, step text, answers jsonb, publishable boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
  mentorship data.mentorships;
begin
  select s.* into mentorship from data.mentorships s
  where s.id = give_feedback.mentorship_id and viewer in (s.mentor_user_id, s.mentee_user_id);
  if not found then
    perform rules.reject('mentorship_not_found', kind => 'MR404');
  end if;
  if publishable and mentorship.status in ('running', 'paused') and not rules.has_sessions(mentorship) then
    perform rules.reject('feedback_too_early', 'publishable');
  end if;
  insert into data.feedback (mentorship_id, user_id, step, answers, publishable)
  values (mentorship.id, viewer, step, answers, publishable)
  on conflict on constraint feedback_mentorship_id_user_id_step_key do nothing;
  if not found then
    perform rules.reject('already_answered');
  end if;
  if publishable and viewer = mentorship.mentee_user_id and coalesce(trim(answers->>'text'), '') <> '' then
    insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, mentorship_id)
    select mentorship.mentor_id, u.name || ' ' || u.surname, rules.local_date(), left(answers->>'text', 2000), mentorship.id
    from data.users u where u.id = viewer;
  end if;
end $$;

grant execute on function api.give_feedback to app_member;
