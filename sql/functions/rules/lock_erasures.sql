-- One erasure at a time: what two women said to each other stands in the histories of both, and the last
-- administrator is counted.
create function rules.lock_erasures()
returns void
language sql volatile security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('rules.erase_user'))
$$;
