-- Advisory lock: while money is written into the ledger no month is closed, and what comes after a closing sees it. Those
-- who write share it.
create function rules.lock_months(closing boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if closing then
    perform pg_advisory_xact_lock(hashtext('rules.closed_months'));
  else
    perform pg_advisory_xact_lock_shared(hashtext('rules.closed_months'));
  end if;
end $$;
