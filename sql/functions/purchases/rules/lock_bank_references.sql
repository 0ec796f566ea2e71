-- Advisory lock: one bank transfer is recorded at a time, since the same reference may not be used for two purchases.
create function rules.lock_bank_references()
returns void
language sql volatile security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('rules.bank_references'))
$$;
