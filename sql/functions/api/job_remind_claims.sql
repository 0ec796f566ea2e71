-- R18. Writes to a mentee whose package has something left to claim, six months and one month before the claim ends:
-- 18 and 23 months after the coaching. Once an end; a claim that was only prolonged hears of its last month alone.
-- Returns how many.
create function api.job_remind_claims()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  reminded integer := 0;
begin
  for due in
    select distinct on (u.id) u.id, e.user_id, p.claim_until, step.months
    from data.constants c, data.parts p
    join data.purchases u on u.id = p.purchase_id
    join data.mentees e on e.id = u.mentee_id
    cross join unnest(array[1, 6]) as step (months)
    where p.status = 'paid' and p.claim_until > now() and p.claim_until - make_interval(months => step.months) <= now()
      and (step.months = 1 or p.claim_until - make_interval(months => c.claim_grace_months) > now())
      and u.disputed_at is null
    order by u.id, p.claim_until, step.months
  loop
    if rules.remind_once('claim', due.id, due.months || ':' || rules.local_date(due.claim_until)) then
      perform rules.queue_mail('claim_reminder:' || due.months || ':' || due.id || ':' || rules.local_date(due.claim_until),
        'claim_reminder', due.user_id, rules.purchase_mail(due.id) || jsonb_build_object('claimUntil', due.claim_until));
      reminded := reminded + 1;
    end if;
  end loop;
  return reminded;
end $$;

grant execute on function api.job_remind_claims to app_worker;
