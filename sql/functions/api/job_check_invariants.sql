-- Looks every night whether a rule was ever broken; what it finds is kept for the administrators' dashboard.
-- Returns how many kinds of violation there are.
create function api.job_check_invariants()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  broken integer;
begin
  insert into data.history (subject, subject_id, event, actor, detail)
  select 'invariants', 0, 'violated', 'system', jsonb_object_agg(v.invariant, v.violations)
  from api.invariant_violations v where v.violations > 0
  having count(*) > 0;
  select count(*) into broken from api.invariant_violations v where v.violations > 0;
  return broken;
end $$;

grant execute on function api.job_check_invariants to app_worker;
