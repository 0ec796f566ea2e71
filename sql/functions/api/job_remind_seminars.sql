-- Reminds those who have signed up on the morning before a seminar, once per seminar and day. Returns how many seminars.
create function api.job_remind_seminars()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  seminar data.seminars;
  told integer := 0;
begin
  for seminar in
    select s.* from data.seminars s
    where s.cancelled_at is null and s.starts_at > now() and s.starts_at < now() + interval '3 days'
      and rules.local_date(s.starts_at) = rules.local_date() + 1
    order by s.id
  loop
    continue when not rules.remind_once('seminar', seminar.id, rules.local_date(seminar.starts_at)::text);
    perform rules.tell_signed_up(concat_ws(':', 'seminar_tomorrow', seminar.id, rules.local_date(seminar.starts_at)),
      'seminar_tomorrow', seminar);
    told := told + 1;
  end loop;
  return told;
end $$;

grant execute on function api.job_remind_seminars to app_worker;
