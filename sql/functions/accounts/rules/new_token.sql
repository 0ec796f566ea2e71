-- Returns a random token of 256 bits: the hash of three UUIDs (3 × 122 random bits).
create function rules.new_token()
returns text
language sql volatile set search_path = ''
as $$
  select encode(sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
$$;
