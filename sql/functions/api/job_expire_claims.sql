-- Closes the mentoring parts of a 2-in-1 whose claim period has passed. Returns how many.
create function api.job_expire_claims()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  expired integer;
begin
  update data.parts p set status = 'completed', closed_reason = 'expired', closed_at = now()
  where p.status = 'paid' and p.claim_until <= now();
  get diagnostics expired = row_count;
  return expired;
end $$;

grant execute on function api.job_expire_claims to app_worker;
