-- Mails the operator when something stands still (rules.standing_still): when a second look ten minutes later finds it
-- still there, once a day while it lasts, and once more when all moves again. Returns how many mails were queued.
create function api.job_tell_operator()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known jsonb;
  was_told boolean;
  unfit constant interval := interval '9 minutes';
begin
  select jsonb_object_agg(s.what, s.detail) into known from rules.standing_still() s;
  with over as (
    delete from private.standstills s where known is null or not known ? s.what returning s.told_at
  )
  select coalesce(bool_or(o.told_at is not null), false) into was_told from over o;
  insert into private.standstills (what)
  select k from jsonb_object_keys(known) k
  on conflict (what) do nothing;

  if known is null then
    if was_told then
      perform rules.queue_operator_mail('standstill_over:' || now(), 'standstill_over');
    end if;
    return was_told::integer;
  end if;
  if not exists (
    select from private.standstills s
    where s.since < now() - unfit and (s.told_at is null or s.told_at < now() - interval '1 day')
  ) then
    return 0;
  end if;
  perform rules.queue_operator_mail('standstill:' || now(), 'standstill', (
    select jsonb_object_agg(s.what, known->s.what) || jsonb_build_object('stillSince', min(s.since))
    from private.standstills s where s.since < now() - unfit));
  update private.standstills s set told_at = now() where s.since < now() - unfit;
  return 1;
end $$;

grant execute on function api.job_tell_operator to app_worker;
