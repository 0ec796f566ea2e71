-- Leases due mails to the worker for two minutes, skipping locked rows. If the worker dies, the lease runs out and
-- they are due again.
create function api.lease_mails(most integer)
returns table (id bigint, key text, kind text, to_email text, locale text, content jsonb, attempts integer)
language sql volatile security definer set search_path = ''
as $$
  update private.outbox o
  set leased_until = now() + interval '2 minutes', next_attempt_at = now() + interval '2 minutes', attempts = o.attempts + 1
  where o.id in (
    select due.id from private.outbox due
    where due.status = 'queued' and due.next_attempt_at <= now()
    order by due.next_attempt_at, due.id
    limit most
    for update skip locked)
  returning o.id, o.key, o.kind, o.to_email::text, o.locale::text, rules.mail_content(o.content), o.attempts
$$;

grant execute on function api.lease_mails to app_worker;
