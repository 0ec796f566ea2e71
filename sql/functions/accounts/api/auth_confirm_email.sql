-- Confirms a user's e-mail address with the token of a mailed link.
-- Refuses: link_not_valid.
create function api.auth_confirm_email(token text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person constant integer := rules.use_token(token, 'confirm_email');
begin
  update data.users u set email_confirmed_at = coalesce(u.email_confirmed_at, now()) where u.id = person;
end $$;

grant execute on function api.auth_confirm_email to app_auth;
