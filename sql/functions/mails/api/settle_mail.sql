-- The worker reports a leased mail: sent, or failed with a reason. Failed mails are retried with growing delay for
-- about a day, then are dead. `refused`: the address does not exist, says its mail server; the mail is dead at once, and
-- the address is noted (rules.note_bounce). Tokens of links are removed when the mail is sent or dead. Nothing stays of
-- the last mail to an erased account.
create function api.settle_mail(mail_id bigint, failure text default null, refused boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if refused or failure is null then
    perform rules.note_bounce(o.to_email, o.to_user_id, refused)
    from private.outbox o where o.id = mail_id and o.status = 'queued';
  end if;
  update private.outbox o
  set leased_until = null,
    status = case when failure is null then 'sent' when refused or o.attempts >= 12 then 'dead' else 'queued' end::data.mail_status,
    sent_at = case when failure is null then now() end,
    last_error = left(failure, 500),
    content = case when failure is null or refused or o.attempts >= 12 then o.content - array['token', 'unsubscribe', 'confirm', 'signIn'] else o.content end,
    next_attempt_at = now() + least(interval '30 seconds' * 2 ^ least(o.attempts, 10), interval '6 hours')
  where o.id = mail_id and o.status = 'queued';
  delete from private.outbox o where o.id = mail_id and o.kind = 'erased' and o.status <> 'queued';
end $$;

grant execute on function api.settle_mail to app_worker;
