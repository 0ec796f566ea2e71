-- Sends the signed-in user another link to confirm the e-mail address, valid for `link_hours`. Does nothing if it is already confirmed.
-- Refuses: role_not_held.
create function api.ask_email_confirmation()
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
begin
  if exists (select from data.users u where u.id = viewer and u.email_confirmed_at is null) then
    perform rules.queue_secret_mail('confirm_email', viewer,
      rules.issue_token(viewer, 'confirm_email', make_interval(hours => c.link_hours)))
    from data.constants c;
  end if;
end $$;

grant execute on function api.ask_email_confirmation to app_member, app_admin;
