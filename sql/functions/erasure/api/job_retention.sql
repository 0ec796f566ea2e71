-- Pseudonymises a user some years (retention_years) after the last sign-in, payment or mentorship. The user gets a notice
-- before (retention_notice_months); without that notice and that time nobody is erased, even if the worker was down. In batches. Returns how
-- many were erased.
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
    select u.id, kept.until, told.at is not null as told, greatest(kept.until, now() + notice) as told_until
    from data.constants c
    cross join make_interval(months => c.retention_notice_months) as notice
    join data.users u on greatest(u.created_at, u.last_login_at) <= now() + notice - make_interval(years => c.retention_years)
    -- `offset 0` stops the planner from inlining this, so that it runs once per user.
    cross join lateral (select rules.retained_until(u.id) as until offset 0) as kept
    left join private.reminders told
      on told.kind = 'retention' and told.subject_id = u.id and told.step = extract(year from kept.until)::text
    where u.erased_at is null and kept.until <= now() + notice
      and (told.at is null or (kept.until <= now() and told.at <= now() - notice))
      and not exists (select from data.admins a where a.user_id = u.id and a.active)
      and not rules.on_hold('retention', u.id)
    order by u.id
    limit 200
  loop
    begin
      if not due.told then
        perform rules.remind_once('retention', due.id, extract(year from due.until)::text);
        perform rules.queue_mail('retention:' || due.id || ':' || due.until, 'retention_notice', due.id,
          jsonb_build_object('until', due.told_until));
      else
        continue when not rules.take_free_user(due.id);
        if rules.erase_user(due.id) then
          erased := erased + 1;
        end if;
      end if;
      perform rules.go_on('retention');
    exception when query_canceled or others then
      perform rules.hold_back('retention', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  return erased;
end $$;

grant execute on function api.job_retention to app_worker;
