-- Confirms a user's e-mail address with the token of a mailed link. Repeated calls change nothing.
-- Refuses: link_not_valid.
create function api.auth_confirm_email(token text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person integer;
begin
  if exists (select from api.auth_link_state(token, 'confirm_email') l where l.state = 'used') then
    return;
  end if;
  person := rules.use_token(token, 'confirm_email');
  update data.users u set email_confirmed_at = coalesce(u.email_confirmed_at, now()) where u.id = person;
end $$;

grant execute on function api.auth_confirm_email to app_auth;
