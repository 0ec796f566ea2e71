-- Makes a new e-mail address the user's login, with the token mailed to that address. Queued mails go to the new
-- address, the former address gets a notice, and every link mailed to it ends, except that it can still switch mails
-- off; a guardian's was mailed elsewhere and stays. All sessions end except the current one. Returns the token of an invitation for a user who has no password yet,
-- because the one mailed to the former address ended; otherwise null. A repeated call changes nothing and returns the like.
-- Locks the user.
-- Refuses: link_not_valid, duplicate_email.
-- Null: result.
create function api.auth_confirm_new_email(token text, secret_hash text default null)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  change private.email_changes;
  former data.email;
begin
  perform rules.lock_user(c.user_id) from private.email_changes c where c.token_hash = rules.token_hash(token);
  delete from private.email_changes c where c.token_hash = rules.token_hash(token) and c.expires_at > now()
  returning c.* into change;
  if not found then
    select t.user_id into change.user_id from private.tokens t
    where t.token_hash = rules.token_hash(token) and t.purpose = 'new_email' and t.used_at is not null;
    if not found then
      perform rules.reject('link_not_valid');
    end if;
    return rules.first_invitation(change.user_id);
  elsif exists (select from data.users u where u.email = change.email) then
    perform rules.reject('duplicate_email');
  end if;

  select u.email into former from data.users u where u.id = change.user_id;
  update data.users u set email = change.email, email_confirmed_at = now() where u.id = change.user_id;
  -- A queued mail with such a link would bring a dead one.
  delete from private.outbox o
  where o.to_user_id = change.user_id and o.to_email = former and o.status = 'queued' and o.content ? 'token';
  update private.outbox o set to_email = change.email
  where o.to_user_id = change.user_id and o.to_email = former and o.status = 'queued' and o.kind <> 'email_change_asked';
  perform rules.end_links(change.user_id, array['reset_password', 'confirm_email', 'invitation', 'new_email', 'sign_in']);
  insert into private.tokens (token_hash, user_id, purpose, expires_at, used_at)
  values (change.token_hash, change.user_id, 'new_email', change.expires_at, now());
  delete from private.pending_sign_ins p where p.user_id = change.user_id;
  delete from private.attempts a where a.subject = 'account ' || former;
  delete from private.sessions s
  where s.user_id = change.user_id and s.token_hash is distinct from sha256(convert_to(secret_hash, 'UTF8'));
  perform rules.record('users', change.user_id, 'email_changed');
  perform rules.queue_mail('email_changed:' || gen_random_uuid(), 'email_changed', change.user_id,
    jsonb_build_object('newEmail', change.email), to_email => former);
  return rules.first_invitation(change.user_id);
end $$;

grant execute on function api.auth_confirm_new_email to app_auth;
