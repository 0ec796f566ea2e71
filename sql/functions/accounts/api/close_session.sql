-- Signs out. Deletes the session, so every copy of its cookie stops working.
create function api.close_session()
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.sessions s
  where s.token_hash = (select (rules.viewer_session(suspended_too => true)).token_hash)
$$;

grant execute on function api.close_session to app_member, app_admin;
