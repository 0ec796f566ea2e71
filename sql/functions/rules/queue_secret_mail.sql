-- A mail with a link that only its reader may have. The token stands in the outbox until the mail has left, or
-- given up, and no longer (api.settle_mail); its key tells nothing of it.
create function rules.queue_secret_mail(kind text, to_user_id integer, token text, to_email data.email default null)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_mail(
    kind || ':' || left(encode(sha256(rules.token_hash(token)), 'hex'), 24), kind, to_user_id, jsonb_build_object('token', token),
    to_email)
$$;
