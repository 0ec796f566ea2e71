-- Queues a mail with a secret link. The token stays in the outbox until the mail is sent or dead (api.settle_mail).
-- The key contains a double hash of the token, which reveals nothing.
create function rules.queue_secret_mail(kind text, to_user_id integer, token text, to_email data.email default null)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail(
    kind || ':' || left(encode(sha256(rules.token_hash(token)), 'hex'), 24), kind, to_user_id, jsonb_build_object('token', token),
    to_email)
$$;
