-- Replaces a user's recovery codes. The table stores hashes.
create function rules.write_recovery_codes(user_id integer, codes text[])
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.recovery_codes r where r.user_id = write_recovery_codes.user_id;
  insert into private.recovery_codes (code_hash, user_id)
  select rules.token_hash(code), write_recovery_codes.user_id from unnest(codes) as code
$$;
