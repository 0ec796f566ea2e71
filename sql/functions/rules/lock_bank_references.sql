-- One transfer written down at a time: another may carry the same reference, of whatever purchase.
create function rules.lock_bank_references()
returns void
language sql volatile security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('rules.bank_references'))
$$;
