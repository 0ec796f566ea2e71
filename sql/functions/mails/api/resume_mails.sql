-- A worker found that the mail server answers again: the pause of all mails ends.
create function api.resume_mails()
returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.mail_pause
$$;

grant execute on function api.resume_mails to app_worker;
