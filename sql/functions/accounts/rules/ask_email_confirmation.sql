-- Mails a user the link to confirm the e-mail address, valid for `link_hours`. Nothing is blocked until then.
create function rules.ask_email_confirmation(user_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  select rules.queue_secret_mail('confirm_email', user_id,
    rules.issue_token(user_id, 'confirm_email', make_interval(hours => c.link_hours)))
  from data.constants c
$$;
