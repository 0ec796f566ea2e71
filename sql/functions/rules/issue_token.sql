-- A new token for the mailbox of a user, good for this purpose only; those she had for it before are worth nothing
-- any more. The table keeps its hash; the token itself stands in the mail alone.
create function rules.issue_token(user_id integer, purpose text, life interval)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token constant text := rules.new_token();
begin
  -- Two at once would leave two alive.
  perform from data.users u where u.id = issue_token.user_id for no key update;
  delete from private.tokens t where t.user_id = issue_token.user_id and t.purpose = issue_token.purpose;
  insert into private.tokens (token_hash, user_id, purpose, expires_at)
  values (rules.token_hash(token), issue_token.user_id, issue_token.purpose, now() + life);
  return token;
end $$;
