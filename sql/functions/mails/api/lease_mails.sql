-- Leases due mails to the worker for two minutes, skipping locked rows. If the worker dies, the lease runs out and
-- they are due again. A mail that a later change has overtaken is deleted instead.
create function api.lease_mails(most integer)
returns table (id bigint, key text, kind text, to_email text, locale text, content jsonb, attempts integer)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select queued.id, rules.overtaken(queued.kind, queued.content) as overtaken from private.outbox queued
    where queued.status = 'queued' and queued.next_attempt_at <= now()
    order by queued.next_attempt_at, queued.id
    limit most
    for update skip locked),
  gone as (delete from private.outbox o using due where o.id = due.id and due.overtaken)
  update private.outbox o
  set leased_until = now() + interval '2 minutes', next_attempt_at = now() + interval '2 minutes', attempts = o.attempts + 1
  from due
  where o.id = due.id and not due.overtaken
  returning o.id, o.key, o.kind, o.to_email::text, o.locale::text, rules.mail_content(o.content), o.attempts
$$;

grant execute on function api.lease_mails to app_worker;
