-- Sets a user's password: mails a notice with the browser (null: unknown), resets failed attempts, ends open
-- reset links, invitations and links to sign in, and deletes pending sign-ins.
create function rules.write_password(user_id integer, password_hash text, user_agent text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.credentials as c (user_id, password_hash) values (write_password.user_id, write_password.password_hash)
  on conflict on constraint credentials_pkey do update set password_hash = excluded.password_hash, changed_at = now();
  perform rules.end_links(user_id, array['reset_password', 'invitation', 'sign_in']);
  delete from private.pending_sign_ins p where p.user_id = write_password.user_id;
  perform rules.forget_tries(write_password.user_id, array['login', 'password']);
  perform rules.queue_mail('password_changed:' || gen_random_uuid(), 'password_changed', write_password.user_id,
    jsonb_build_object('changedAt', now(), 'userAgent', user_agent));
end $$;
