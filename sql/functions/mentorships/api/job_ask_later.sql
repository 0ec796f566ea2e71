-- Some months after a completed mentorship (later_months), asks the mentee one short question, once; not who has answered
-- already, and not for what ended more than a month before that. Returns how many were asked.
create function api.job_ask_later()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  asked integer := 0;
begin
  for due in
    select s.id, s as mentorship
    from data.constants c, data.mentorships s
    join data.users mentee on mentee.id = s.mentee_user_id and mentee.erased_at is null
    join data.users mentor on mentor.id = s.mentor_user_id and mentor.erased_at is null
    where s.status = 'completed' and s.ended_at between now() - make_interval(months => c.later_months + 1)
      and now() - make_interval(months => c.later_months)
      and not exists (
        select from data.feedback f
        where f.mentorship_id = s.id and f.user_id = s.mentee_user_id and f.step = 'later')
      and not rules.reminded('later', s.id, '') and not rules.on_hold('ask_later', s.id)
    order by s.id
    limit 200
  loop
    begin
      continue when not rules.remind_once('later', due.id, '');
      perform rules.queue_mail('later:' || due.id, 'pair_later_mentee', (due.mentorship).mentee_user_id,
        rules.mentorship_mail(due.mentorship, for_role => 'mentee'));
      asked := asked + 1;
    exception when query_canceled or others then
      perform rules.hold_back('ask_later', due.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;
  if asked > 0 then
    perform rules.go_on('ask_later');
  end if;
  return asked;
end $$;

grant execute on function api.job_ask_later to app_worker;
