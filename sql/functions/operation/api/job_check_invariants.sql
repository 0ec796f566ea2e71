-- Checks every night that no rule is broken. Violations are written to the history for the admin dashboard; the
-- worker logs them as errors. Returns the number of violated invariants.
create function api.job_check_invariants()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  broken jsonb;
begin
  select jsonb_object_agg(v.invariant, v.violations) into broken from api.invariant_violations v where v.violations > 0;
  if broken is null then
    return 0;
  end if;
  insert into data.history (subject, subject_id, event, actor, detail) values ('invariants', 0, 'violated', 'system', broken);
  return (select count(*) from jsonb_object_keys(broken));
end $$;

grant execute on function api.job_check_invariants to app_worker;
