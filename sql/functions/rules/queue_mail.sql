-- Leaves a mail to a user with the transaction that causes it, once for each key, and wakes the worker.
-- The content holds what the text names; the text itself is made when it is sent, in her language.
create function rules.queue_mail(key text, kind text, to_user_id integer, content jsonb default '{}')
returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.outbox (key, kind, to_user_id, to_email, locale, content)
  select key || ':' || to_user_id, kind, u.id, u.email, u.locale, jsonb_build_object('name', u.name) || content
  from data.users u
  where u.id = to_user_id and u.erased_at is null
  on conflict (key) do nothing;
  select pg_notify('outbox', '');
$$;
