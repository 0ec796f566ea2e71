-- Forgets what has served its time: ended sessions and tokens, drafts nobody went on with, old tries, used form
-- keys, sent mails. Returns how many rows went.
create function api.job_clean_up()
returns integer
language sql volatile security definer set search_path = ''
as $$
  with
    sessions as (delete from private.sessions s where s.expires_at < now() returning 1),
    tokens as (delete from private.tokens t where t.expires_at < now() - interval '7 days' returning 1),
    drafts as (delete from private.drafts d where d.expires_at < now() returning 1),
    attempts as (delete from private.attempts a where a.at < now() - interval '1 day' returning 1),
    forms as (delete from private.used_forms f where f.at < now() - interval '7 days' returning 1),
    -- Where no mail server takes it, a mail keeps its token no longer than that opens anything.
    secrets as (update private.outbox o set content = o.content - 'token'
      where o.content ? 'token' and o.queued_at < now() - interval '2 days' returning 1),
    mails as (delete from private.outbox o where o.sent_at < now() - interval '90 days' returning 1)
  select count(*)::integer
  from (select from sessions union all select from tokens union all select from drafts union all select from attempts
    union all select from forms union all select from mails) as gone
$$;

grant execute on function api.job_clean_up to app_worker;
