-- Queues a mail about a session to its mentee and its mentor, except the viewer unless `all_of_them`. A session that moved names the time it
-- had before; each move is a mail of its own.
create function rules.tell_session(
  kind text, mentorship data.mentorships, session data.sessions, before timestamptz default null, all_of_them boolean default false)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail(concat_ws(':', kind, session.id, case when before is not null then gen_random_uuid() end),
    kind || '_' || side.role, side.user_id,
    rules.session_mail(mentorship, session, side.role) || jsonb_strip_nulls(jsonb_build_object('before', before)))
  from (values ('mentee'::data.role, mentorship.mentee_user_id), ('mentor', mentorship.mentor_user_id)) as side (role, user_id)
  where all_of_them or side.user_id is distinct from rules.viewer_user_id()
$$;
