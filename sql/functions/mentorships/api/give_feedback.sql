-- Long: one refusal after the other.
-- A mentor or mentee gives private feedback on a mentorship: once at the check-in while it runs, once after its end,
-- and once months later. A mentee also answers the fixed questions of rules.outcome_answers: at the start, then, and at
-- the end. A mentee's text marked as publishable becomes a draft testimonial for the team.
-- Refuses: texts_due, mentorship_not_found, person_erased, role_not_held, no_running_mentorship, start_passed,
-- mentorship_not_ended, feedback_not_asked (it ended for safety), answer_missing, too_long, feedback_given.
create function api.give_feedback(
  mentorship_id integer, step text, going text default null, words text default null, testimonial text default null,
  publishable boolean default false, standing integer default null, confidence integer default null,
  goal integer default null, recommends text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
  mentorship data.mentorships;
  for_others constant text := nullif(trim(testimonial), '');
  outcome constant jsonb := rules.outcome_answers(standing, confidence, goal, case when step = 'end' then recommends end);
begin
  perform rules.refuse_texts_due();
  select s.* into mentorship from data.mentorships s
  where s.id = give_feedback.mentorship_id and viewer in (s.mentor_user_id, s.mentee_user_id);
  if not found then
    perform rules.reject('mentorship_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(mentorship.mentor_user_id, mentorship.mentee_user_id);
  if viewer <> mentorship.mentee_user_id and (step = 'start' or outcome <> '{}') then
    perform rules.reject('role_not_held', kind => 'MR403');
  elsif step in ('start', 'check_in') and mentorship.status <> 'running' then
    perform rules.reject('no_running_mentorship');
  elsif step = 'start' and not rules.in_start(mentorship) then
    perform rules.reject('start_passed');
  elsif step in ('end', 'later') and mentorship.ended_at is null then
    perform rules.reject('mentorship_not_ended');
  elsif mentorship.ended_for_safety then
    perform rules.reject('feedback_not_asked');
  elsif step = 'start' and outcome = '{}' then
    perform rules.reject('answer_missing', 'standing', 'MR422');
  elsif step <> 'start' and (going is null or going not in ('well', 'mixed', 'badly')) then
    perform rules.reject('answer_missing', 'going', 'MR422');
  elsif length(words) > 2000 then
    perform rules.reject('too_long', 'words', 'MR422');
  elsif length(testimonial) > 2000 then
    perform rules.reject('too_long', 'testimonial', 'MR422');
  end if;
  insert into data.feedback (mentorship_id, user_id, step, answers, publishable)
  values (mentorship.id, viewer, step,
    outcome || jsonb_strip_nulls(jsonb_build_object(
      'going', case when step <> 'start' then going end, 'words', nullif(trim(words), ''), 'testimonial', for_others)),
    publishable and for_others is not null)
  on conflict on constraint feedback_mentorship_id_user_id_step_key do nothing;
  if not found then
    perform rules.reject('feedback_given');
  end if;

  if publishable and for_others is not null and step = 'end' and viewer = mentorship.mentee_user_id then
    insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, mentorship_id)
    select mentorship.mentor_id, left(mentee.name || ' ' || mentee.surname, 160), rules.local_date(), for_others, mentorship.id
    from data.users mentee where mentee.id = viewer;
  end if;
end $$;

grant execute on function api.give_feedback to app_member;
