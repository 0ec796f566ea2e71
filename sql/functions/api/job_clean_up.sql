-- Forgets what has served its time: ended sessions and tokens, drafts nobody went on with, old tries, used form
-- keys, sent mails; what somebody is at work on, a later night. Returns how many rows went.
create function api.job_clean_up()
returns integer
language sql volatile security definer set search_path = ''
as $$
  with
    sessions as (delete from private.sessions s where s.token_hash in (
      select e.token_hash from private.sessions e where e.expires_at < now() for update skip locked) returning 1),
    tokens as (delete from private.tokens t where t.token_hash in (
      select e.token_hash from private.tokens e where e.expires_at < now() - interval '7 days' for update skip locked) returning 1),
    addresses as (delete from private.email_changes c where c.user_id in (
      select e.user_id from private.email_changes e where e.expires_at < now() for update skip locked) returning 1),
    drafts as (delete from private.drafts d where d.secret_hash in (
      select e.secret_hash from private.drafts e where e.expires_at < now() for update skip locked) returning 1),
    attempts as (delete from private.attempts a where a.id in (
      select e.id from private.attempts e where e.at < now() - interval '1 day' for update skip locked) returning 1),
    forms as (delete from private.used_forms f where f.key in (
      select e.key from private.used_forms e where e.at < now() - interval '7 days' for update skip locked) returning 1),
    -- Where no mail server takes it, a mail keeps its token no longer than that opens anything.
    secrets as (update private.outbox o set content = o.content - 'token' where o.id in (
      select e.id from private.outbox e
      where e.content ? 'token' and e.queued_at < now() - interval '2 days' for update skip locked) returning 1),
    mails as (delete from private.outbox o where o.id in (
      select e.id from private.outbox e where e.sent_at < now() - interval '90 days' for update skip locked) returning 1)
  select count(*)::integer
  from (select from sessions union all select from tokens union all select from addresses union all select from drafts union all select from attempts
    union all select from forms union all select from mails) as gone
$$;

grant execute on function api.job_clean_up to app_worker;
