-- Once a week, on Monday or, when Monday was slept through, as soon as it runs, tells the administrators who want to
-- know what waits: the queues with their oldest item, quiet pairs, flagged mentors. Returns how many were told.
create function api.job_digest()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  week constant text := to_char(rules.local_date(), 'IYYYIW');
  told integer;
  content jsonb;
begin
  if not rules.remind_once('digest', week::integer, 'week') then
    return 0;
  end if;
  select coalesce(jsonb_object_agg(q.queue, q.waiting), '{}')
    || jsonb_build_object('since', coalesce(jsonb_object_agg(q.queue, q.since) filter (where q.since is not null), '{}'))
  into content from rules.waiting_for_team() q;
  perform rules.queue_mail('digest:' || week, 'digest', a.user_id, content)
  from data.admins a where a.active and rules.wants_mail(a.user_id, 'digest');
  get diagnostics told = row_count;
  return told;
end $$;

grant execute on function api.job_digest to app_worker;
