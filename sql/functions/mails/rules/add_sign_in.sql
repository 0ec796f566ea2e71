-- Writes the link to sign in of a mail about a request that waits, its reminders, or a session of tomorrow. Links of
-- earlier mails stay: which of them is opened nobody knows. Returns the token, or null for a mail without such a link.
create function rules.add_sign_in(kind text, user_id integer, content jsonb)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token constant text := rules.new_token();
begin
  if not kind like any (array['request\_received', 'request\_reminder\_%', 'session\_tomorrow\_%']) then
    return null;
  end if;
  insert into private.tokens (token_hash, user_id, purpose, expires_at, request_id, session_id)
  select rules.token_hash(token), add_sign_in.user_id, 'sign_in', of.until, of.request_id, of.session_id
  from rules.sign_in_of(add_sign_in.user_id, (content->>'requestId')::integer, (content->>'sessionId')::integer) of
  where of.until is not null and not rules.needs_password_to_sign_in(add_sign_in.user_id, of.role);
  return case when found then token end;
end $$;
