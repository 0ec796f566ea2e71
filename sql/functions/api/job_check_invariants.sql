-- Looks every night whether a rule was ever broken; what it finds is kept for the administrators' dashboard, and the
-- worker logs it as an error. Returns how many kinds of violation there are.
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
