-- Refuses a session whose password nobody typed, because a mail signed its user in: such a session answers requests, speaks
-- about times, and asks for help. Whatever else acts for a member asks for the password first (api.enter_password).
-- Refuses: signed_in_by_mail.
create function rules.refuse_signed_in_by_mail()
returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant private.sessions := rules.viewer_session();
begin
  if session.user_id is not null and session.password_at is null then
    perform rules.reject('signed_in_by_mail', kind => 'MR403');
  end if;
end $$;
