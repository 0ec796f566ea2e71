-- Reminds those who have signed up on the morning before a seminar, once per seminar and day. Returns how many seminars.
create function api.job_remind_seminars()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select s.id, s as seminar, rules.local_date(s.starts_at)::text as day
    from data.seminars s
    where s.cancelled_at is null and s.starts_at > now() and s.starts_at < now() + interval '3 days'
      and rules.local_date(s.starts_at) = rules.local_date() + 1
      and not rules.reminded('seminar', s.id, rules.local_date(s.starts_at)::text) and not rules.on_hold('remind_seminars', s.id)
    order by s.id
    limit 200
  loop
    begin
      continue when not rules.remind_once('seminar', due.id, due.day);
      perform rules.tell_signed_up(concat_ws(':', 'seminar_tomorrow', due.id, due.day), 'seminar_tomorrow', due.seminar);
      told := told + 1;
    exception when query_canceled or others then
      perform rules.hold_back('remind_seminars', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if told > 0 then
    perform rules.go_on('remind_seminars');
  end if;
  return told;
end $$;

grant execute on function api.job_remind_seminars to app_worker;
