-- R18. Reminds a mentee of parts left to claim, some months before the claim period ends (claim_reminder_months).
-- Once per step and end date. A claim period extended by the grace months gets only the
-- last reminder. Returns how many.
create function api.job_remind_claims()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select latest.*
    from (
      select distinct on (u.id, p.claim_until) u.id, e.user_id, p.claim_until,
        step.months || ':' || rules.local_date(p.claim_until) as occasion
      from data.constants c
      cross join data.parts p
      join data.purchases u on u.id = p.purchase_id
      join data.mentees e on e.id = u.mentee_id
      cross join unnest(c.claim_reminder_months) as step (months)
      where p.status = 'paid' and p.claim_until > now() and p.claim_until - make_interval(months => step.months) <= now()
        and (step.months = c.claim_reminder_months[1] or p.claim_until - make_interval(months => c.claim_grace_months) > now())
        and u.disputed_at is null
      order by u.id, p.claim_until, step.months) as latest
    where not rules.reminded('claim', latest.id, latest.occasion) and not rules.on_hold('remind_claims', latest.id)
    order by latest.id
    limit 200
  loop
    begin
      continue when not rules.remind_once('claim', due.id, due.occasion);
      perform rules.queue_mail('claim_reminder:' || due.id || ':' || due.occasion, 'claim_reminder', due.user_id,
        rules.purchase_mail(due.id) || jsonb_build_object('claimUntil', due.claim_until));
      told := told + 1;
    exception when query_canceled or others then
      perform rules.hold_back('remind_claims', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if told > 0 then
    perform rules.go_on('remind_claims');
  end if;
  return told;
end $$;

grant execute on function api.job_remind_claims to app_worker;
