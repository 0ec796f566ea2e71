-- Sets the first password with the token of an invitation and returns the user id, so that the caller can sign the
-- user in. Also confirms the e-mail address, since the mail was received there.
-- Refuses: link_not_valid.
create function api.auth_accept_invitation(token text, password_hash text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject constant integer := rules.use_token(token, 'invitation');
begin
  insert into private.credentials (user_id, password_hash) values (subject, auth_accept_invitation.password_hash)
  on conflict on constraint credentials_pkey do nothing;
  -- The user set a password with another link in the meantime; this one is no longer the first.
  if not found then
    perform rules.reject('link_not_valid');
  end if;
  perform rules.end_links(subject, array['reset_password']);
  update data.users u set email_confirmed_at = coalesce(u.email_confirmed_at, now()) where u.id = subject;
  perform rules.record('users', subject, 'invitation_accepted');
  return subject;
end $$;

grant execute on function api.auth_accept_invitation to app_auth;
