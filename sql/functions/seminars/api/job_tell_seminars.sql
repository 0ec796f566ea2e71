-- Mails the oldest new seminar to the next active mentors who asked for such mails, once each; the seminar keeps how
-- far it came. Begins an hour after it was published, so that a slip can be corrected. A seminar that
-- began or was cancelled meanwhile is told to nobody else. Returns to how many mentors it came.
create function api.job_tell_seminars()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch constant integer := 500;
  told data.seminars;
  mentors integer[];
begin
  select s.* into told from data.seminars s
  where s.told_at is null and s.created_at <= now() - (select make_interval(mins => c.correction_minutes) from data.constants c)
  order by s.id
  limit 1
  for no key update skip locked;
  if not found then
    return 0;
  end if;
  mentors := array(
    select m.id from data.mentors m
    where m.status = 'active' and m.id > told.told_mentor and told.cancelled_at is null and told.starts_at > now()
    order by m.id
    limit batch);
  perform rules.queue_mail('new_seminar:' || told.id, 'new_seminar', m.user_id,
    rules.seminar_mail(told) || jsonb_build_object('message', nullif(told.description, '')))
  from data.mentors m
  where m.id = any (mentors);
  update data.seminars s
  set told_mentor = coalesce(mentors[cardinality(mentors)], s.told_mentor),
    told_at = case when cardinality(mentors) < batch then now() end
  where s.id = told.id;
  perform rules.go_on('tell_seminars');
  return cardinality(mentors);
end $$;

grant execute on function api.job_tell_seminars to app_worker;
