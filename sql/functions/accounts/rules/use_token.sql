-- Uses up a token and returns its user id. Of concurrent uses only one succeeds.
-- Refuses: link_not_valid (unknown, used, replaced or expired).
create function rules.use_token(token text, purpose text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person integer;
begin
  -- Lock the user first, as rules.issue_token does.
  perform from data.users u
  where u.id = (select t.user_id from private.tokens t where t.token_hash = rules.token_hash(token))
  for no key update;
  update private.tokens t set used_at = now()
  where t.token_hash = rules.token_hash(token) and t.purpose = use_token.purpose
    and t.used_at is null and t.ended_at is null and t.expires_at > now()
  returning t.user_id into person;
  if person is null then
    perform rules.reject('link_not_valid');
  end if;
  return person;
end $$;
