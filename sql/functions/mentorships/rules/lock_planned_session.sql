-- Locks a planned session and its running mentorship for one of the two or an admin. Returns the session.
-- Refuses: right_not_held, texts_due, session_not_found, session_settled, own_profile, person_erased, no_running_mentorship.
create function rules.lock_planned_session(session_id integer)
returns data.sessions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session data.sessions;
begin
  perform rules.refuse_other_right();
  perform rules.refuse_texts_due();
  select l.* into session from data.sessions l where l.id = session_id;
  if not found then
    perform rules.reject('session_not_found', kind => 'MR404');
  end if;
  perform rules.lock_shared_mentorship(session.mentorship_id);
  select l.* into session from data.sessions l where l.id = session_id for no key update;
  if session.status <> 'planned' then
    perform rules.reject('session_settled');
  end if;
  return session;
end $$;
