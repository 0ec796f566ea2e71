-- R18. Closes parts whose claim period is over, in batches, and mails each mentee once per package. An expired
-- coaching part closes its mentoring parts too. Returns how many.
create function api.job_expire_claims()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  expired integer := 0;
begin
  for due in
    select p.id, p.mentee_id, p.purchase_id, p.claim_until, e.user_id
    from data.parts p join data.mentees e on e.id = p.mentee_id
    where p.status = 'paid' and p.claim_until <= now() and not rules.on_hold('expire_claims', p.id)
    order by p.mentee_id, p.id
    limit 200
  loop
    begin
      perform from data.mentees e where e.id = due.mentee_id for no key update skip locked;
      continue when not found;
      perform from data.parts p where p.id = due.id and p.status = 'paid' and p.claim_until <= now() for no key update;
      continue when not found;
      perform rules.close_part(due.id, 'expired');
      perform rules.queue_mail('claim_expired:' || due.purchase_id || ':' || rules.local_date(due.claim_until), 'claim_expired',
        due.user_id, rules.purchase_mail(due.purchase_id) || jsonb_build_object('claimUntil', due.claim_until));
      expired := expired + 1;
    exception when query_canceled or others then
      perform rules.hold_back('expire_claims', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if expired > 0 then
    perform rules.go_on('expire_claims');
  end if;
  return expired;
end $$;

grant execute on function api.job_expire_claims to app_worker;
