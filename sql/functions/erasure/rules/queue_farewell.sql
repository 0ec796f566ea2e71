-- Queues the last mail to a former address: the account is erased. Names nobody and belongs to no user, so that only the
-- address remains until it is sent (api.settle_mail deletes it). Not to an address that refuses mails.
create function rules.queue_farewell(former data.users)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if former.email_bounced_at is not null then
    return;
  end if;
  insert into private.outbox (key, kind, to_email, locale, content)
  values ('erased:' || gen_random_uuid(), 'erased', former.email, former.locale, '{"name": ""}');
  perform pg_notify('outbox', '');
end $$;
