-- R23. Mails a link to a new e-mail address, valid for `link_hours`; the link makes it the user's address. The
-- present address gets a notice and stays valid until then. An address in use is refused here and again at the
-- confirmation.
-- Refuses: same_email, duplicate_email.
create function rules.ask_email_change(user_id integer, email text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant data.email := lower(trim(email));
  token constant text := rules.new_token();
begin
  if exists (select from data.users u where u.id = ask_email_change.user_id and u.email = wanted) then
    perform rules.reject('same_email', 'email');
  elsif exists (select from data.users u where u.email = wanted) then
    perform rules.reject('duplicate_email', 'email');
  end if;
  -- The link of an earlier change has ended; its page says so.
  insert into private.tokens (token_hash, user_id, purpose, expires_at, ended_at)
  select c.token_hash, c.user_id, 'new_email', c.expires_at, now()
  from private.email_changes c where c.user_id = ask_email_change.user_id;
  insert into private.email_changes as c (user_id, email, token_hash, expires_at)
  values (ask_email_change.user_id, wanted, rules.token_hash(token),
    now() + (select make_interval(hours => k.link_hours) from data.constants k))
  on conflict on constraint email_changes_pkey do update
  set email = excluded.email, token_hash = excluded.token_hash, asked_at = now(), expires_at = excluded.expires_at;

  perform rules.record('users', ask_email_change.user_id, 'email_change_asked');
  perform rules.queue_secret_mail('confirm_new_email', ask_email_change.user_id, token, to_email => wanted);
  perform rules.queue_mail('email_change_asked:' || gen_random_uuid(), 'email_change_asked', ask_email_change.user_id,
    jsonb_build_object('newEmail', wanted));
end $$;
