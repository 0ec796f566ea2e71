-- A token nobody can guess: three random identifiers hold more chance than the 256 bits that remain of them.
create function rules.new_token()
returns text
language sql volatile set search_path = ''
as $$
  select encode(sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
$$;
