-- R9, R21. Closes requests whose deadline has passed, gives the part back to the mentee and mails both; and those of minors
-- to mentors whose clearance has ended, which count against nobody (rules.close_uncleared). In batches, so
-- that locks are short. Idempotent and safe to run concurrently: locked pairs are skipped until the next run. Returns
-- how many.
create function api.job_expire_requests()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  request data.mentorship_requests;
  lapsed integer := 0;
begin
  for due in
    select r.id, r.mentor_id, r.mentee_id from data.mentorship_requests r
    where r.status = 'pending' and (r.answer_due_at <= now() or rules.is_uncleared(r)) and not rules.on_hold('expire_requests', r.id)
    order by r.mentor_id, r.id
    limit 200
  loop
    begin
      continue when not rules.take_free_pair(due.mentor_id, due.mentee_id);
      continue when rules.close_uncleared(due.id) is not null;
      request := rules.close_request(due.id, 'expired', 'system');
      continue when request.id is null;
      lapsed := lapsed + 1;
    exception when query_canceled or others then
      perform rules.hold_back('expire_requests', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if lapsed > 0 then
    perform rules.go_on('expire_requests');
  end if;
  return lapsed;
end $$;

grant execute on function api.job_expire_requests to app_worker;
