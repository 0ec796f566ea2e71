-- Queues a mail about a mentorship to its mentee and its mentor, with `others` not to the viewer, once per kind and
-- `occasion`. `more` is added to its content; values that are null are left out.
create function rules.tell_both(
  kind text, mentorship data.mentorships, occasion text default '', more jsonb default '{}', others boolean default false)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail(kind || occasion || ':' || mentorship.id, kind || '_mentee', mentorship.mentee_user_id,
    rules.mentorship_mail(mentorship, for_role => 'mentee') || jsonb_strip_nulls(more))
  where not others or mentorship.mentee_user_id is distinct from rules.viewer_user_id();
  select rules.queue_mail(kind || occasion || ':' || mentorship.id, kind || '_mentor', mentorship.mentor_user_id,
    rules.mentorship_mail(mentorship, for_role => 'mentor') || jsonb_strip_nulls(more))
  where not others or mentorship.mentor_user_id is distinct from rules.viewer_user_id();
$$;
