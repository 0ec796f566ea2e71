-- A worker found that the mail server does not answer: all mails wait. Nothing happens if they wait already.
create function api.pause_mails()
returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.mail_pause (ask_at) values (now() + interval '5 seconds') on conflict do nothing
$$;

grant execute on function api.pause_mails to app_worker;
