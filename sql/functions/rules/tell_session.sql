-- Queues a mail about a session to its mentee and its mentor, except the viewer.
create function rules.tell_session(kind text, mentorship data.mentorships, session data.sessions)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail(kind || ':' || session.id, kind || '_' || side.role, side.user_id,
    rules.session_mail(mentorship, session, side.role))
  from (values ('mentee'::data.role, mentorship.mentee_user_id), ('mentor', mentorship.mentor_user_id)) as side (role, user_id)
  where side.user_id is distinct from rules.viewer_user_id()
$$;
