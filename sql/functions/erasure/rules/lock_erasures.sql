-- Advisory lock: one erasure at a time. Two users of one mentorship share rows, and the last admin has to be counted.
create function rules.lock_erasures()
returns void
language sql volatile security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('rules.erase_user'))
$$;
