-- Keeps what the team sees of a mail (data.mails) as the outbox has it.
create function rules.on_mail()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from data.mails m where m.id = old.id;
  elsif tg_op = 'INSERT' then
    insert into data.mails (id, kind, to_user_id, to_email, state, attempts, secret, has_words, queued_at, next_attempt_at, sent_at, last_error)
    values (new.id, new.kind, new.to_user_id, new.to_email, new.status, new.attempts, new.content ? 'token',
      new.content <> '{}', new.queued_at, new.next_attempt_at, new.sent_at, new.last_error);
  else
    update data.mails m
    set to_email = new.to_email, state = new.status, attempts = new.attempts, has_words = new.content <> '{}',
      queued_at = new.queued_at, next_attempt_at = new.next_attempt_at, sent_at = new.sent_at, last_error = new.last_error
    where m.id = new.id;
  end if;
  return null;
end $$;

create trigger team_sees after insert or update or delete on private.outbox
  for each row execute function rules.on_mail();
