-- Extends a session that is used, at most every five minutes.
create function rules.extend_session(session private.sessions)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if session.seen_at < now() - interval '5 minutes' then
    update private.sessions s
    set seen_at = now(), expires_at = now() + (select make_interval(hours => c.session_hours) from data.constants c)
    where s.token_hash = session.token_hash;
  end if;
end $$;
