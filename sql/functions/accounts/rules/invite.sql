-- Mails a user about a profile that the team created: a link of several days to set the first password, or, if the
-- user has a password, the news to sign in. A new link replaces the earlier one.
create function rules.invite(user_id integer, role data.role)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (select from private.credentials c where c.user_id = invite.user_id) then
    perform rules.queue_mail('profile_added:' || role || ':' || txid_current(), 'profile_added', user_id,
      jsonb_build_object('role', role));
  else
    perform rules.queue_secret_mail('invitation_' || invite.role, user_id,
      rules.issue_token(user_id, 'invitation', (select make_interval(days => c.invitation_days) from data.constants c)));
  end if;
end $$;
