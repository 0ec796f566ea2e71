-- Queues a mail to the operator (OPERATOR_EMAIL, else the team) in this transaction, and wakes the worker. It goes out
-- in Greek, without a name.
create function rules.queue_operator_mail(key text, kind text, content jsonb default '{}')
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.outbox (key, kind, to_email, locale, content)
  select queue_operator_mail.key || ':operator', queue_operator_mail.kind,
    coalesce((select nullif(f.facts->>'operator_email', '') from private.operator_facts f), c.team_email), 'gr',
    '{"name": ""}' || queue_operator_mail.content
  from data.constants c
  on conflict on constraint outbox_key_key do nothing;
  perform pg_notify('outbox', '');
end $$;
