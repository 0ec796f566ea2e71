-- Creates a token for a mailed link with one purpose and returns it. Earlier tokens of the user for this purpose
-- end. The table stores only the hash.
create function rules.issue_token(user_id integer, purpose text, life interval)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token constant text := rules.new_token();
begin
  -- Lock the user: two concurrent calls would leave two valid tokens.
  perform from data.users u where u.id = issue_token.user_id for no key update;
  perform rules.end_links(user_id, array[purpose]);
  insert into private.tokens (token_hash, user_id, purpose, expires_at)
  values (rules.token_hash(token), issue_token.user_id, issue_token.purpose, now() + life);
  return token;
end $$;
