-- Sends a user the link that confirms her e-mail address, good for some hours. Nothing waits for it.
create function rules.ask_email_confirmation(user_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_secret_mail('confirm_email', user_id,
    rules.issue_token(user_id, 'confirm_email', make_interval(hours => c.link_hours)))
  from data.constants c
$$;
