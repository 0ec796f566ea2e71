-- The worker returns leased mails that it could not try because the mail server is down: they are due again at once, and
-- the try does not count.
create function api.release_mails(mail_ids bigint[])
returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox o
  set leased_until = null, next_attempt_at = now(), attempts = greatest(o.attempts - 1, 0)
  where o.id = any (mail_ids) and o.status = 'queued' and o.leased_until is not null
$$;

grant execute on function api.release_mails to app_worker;
