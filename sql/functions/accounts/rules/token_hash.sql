-- Returns the hash under which private.tokens stores a token.
create function rules.token_hash(token text)
returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;
