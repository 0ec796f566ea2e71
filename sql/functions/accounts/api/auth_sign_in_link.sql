-- What the page of a link to sign in shows: whether it waits, was used, is over (the request is answered, the session is not
-- to come any more, or the time is past), or this account needs the password; to whom it goes, in which role, and what it is about. No row for a
-- link that nobody got. Changes nothing.
-- Rows: one or none.
-- Null: request_id, mentorship_id, session_id, latin_name.
-- Type state: 'waiting' | 'used' | 'over' | 'password'.
create function api.auth_sign_in_link(token text)
returns table (
  state text, user_id integer, name text, latin_name text, role data.role, request_id integer, mentorship_id integer, session_id integer)
language sql stable security definer set search_path = ''
as $$
  select case
      when of.until is null or t.expires_at <= now() then 'over'
      when t.used_at is not null then 'used'
      when t.ended_at is not null or rules.needs_password_to_sign_in(u.id, of.role) then 'password'
      else 'waiting' end,
    u.id, u.name, rules.latin_first_name(u), of.role, of.request_id, of.mentorship_id, of.session_id
  from private.tokens t
  join data.users u on u.id = t.user_id
  cross join lateral rules.sign_in_of(t.user_id, t.request_id, t.session_id) of
  where t.token_hash = rules.token_hash(token) and t.purpose = 'sign_in'
$$;

grant execute on function api.auth_sign_in_link to app_auth;
