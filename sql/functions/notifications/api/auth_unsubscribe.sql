-- Switches one kind of mail off or on with the token of an unsubscribe link. The link can be used many times, for
-- this only.
-- Refuses: link_not_valid.
create function api.auth_unsubscribe(token text, wanted boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link private.tokens;
begin
  select t.* into link from private.tokens t
  where t.token_hash = rules.token_hash(token) and t.purpose = 'unsubscribe' and t.expires_at > now();
  if not found then
    perform rules.reject('link_not_valid');
  end if;
  -- An erasure meanwhile takes the link away.
  perform rules.lock_user(link.user_id);
  if not exists (select from private.tokens t where t.token_hash = link.token_hash) then
    perform rules.reject('link_not_valid');
  end if;
  perform rules.mute_notification(link.user_id, link.notification, not wanted);
end $$;

grant execute on function api.auth_unsubscribe to app_auth;
