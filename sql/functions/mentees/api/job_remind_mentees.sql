-- Reminds a mentee who paid and sent no request, after some days (no_request_days). Once per step; only the latest step that is
-- due. Not while the payment is disputed or a guardian has not confirmed, since requests are blocked then. The last mail says from when a refund is
-- possible. Returns how many.
create function api.job_remind_mentees()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  reminded integer := 0;
begin
  for due in
    select latest.*
    from (
      select distinct on (u.id) u.id, e.user_id, step,
        case when step = c.no_request_days[cardinality(c.no_request_days)] and u.price_cents > 0 then
          jsonb_build_object('refundFrom', u.paid_at + make_interval(months => u.refund_no_request_months)) else '{}' end as more
      from data.constants c
      cross join unnest(c.no_request_days) as step
      cross join data.purchases u
      join data.mentees e on e.id = u.mentee_id
      where u.paid_at is not null and u.refunded_at is null and u.disputed_at is null
        and not rules.lacks_guardian(u)
        and rules.local_date() - rules.local_date(u.paid_at) >= step
        and exists (select from data.parts p where p.purchase_id = u.id and p.status = 'paid')
        and not exists (select from data.mentorship_requests r join data.parts p on p.id = r.part_id where p.purchase_id = u.id)
        and not exists (select from data.mentorships m join data.parts p on p.id = m.part_id where p.purchase_id = u.id)
      order by u.id, step desc) as latest
    where not rules.reminded('no_request', latest.id, latest.step::text) and not rules.on_hold('remind_mentees', latest.id)
    order by latest.id
    limit 200
  loop
    begin
      continue when not rules.remind_once('no_request', due.id, due.step::text);
      perform rules.queue_mail('no_request:' || due.step || ':' || due.id || ':' || rules.local_date(), 'no_request_yet', due.user_id,
        rules.purchase_mail(due.id) || due.more);
      reminded := reminded + 1;
    exception when query_canceled or others then
      perform rules.hold_back('remind_mentees', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if reminded > 0 then
    perform rules.go_on('remind_mentees');
  end if;
  return reminded;
end $$;

grant execute on function api.job_remind_mentees to app_worker;
