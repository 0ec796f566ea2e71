-- Five years after a user last signed in, paid or was in a mentorship her data are pseudonymised; a month before
-- she is told, and never without that month, however long the clock slept. Returns how many were erased.
create function api.job_retention()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  erased integer := 0;
begin
  perform rules.lock_erasures();
  for due in
    select u.id, rules.kept_until(u.id) as until
    from data.users u
    where u.erased_at is null and rules.kept_until(u.id) <= now() + interval '1 month'
      and not exists (select from data.admins a where a.user_id = u.id and a.active)
    order by u.id
  loop
    if rules.remind_once('retention', due.id, extract(year from due.until)::text) then
      perform rules.queue_mail('retention:' || due.id || ':' || due.until, 'retention_notice', due.id,
        jsonb_build_object('until', greatest(due.until, now() + interval '1 month')));
    end if;
    if due.until <= now() and rules.told_before('retention', due.id, extract(year from due.until)::text, interval '1 month')
      and rules.take_free_user(due.id) and rules.erase_user(due.id) then
      erased := erased + 1;
    end if;
  end loop;
  return erased;
end $$;

grant execute on function api.job_retention to app_worker;
