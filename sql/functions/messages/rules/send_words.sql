-- Writes a message of the team to a user in a role, with the user's first name for {name}, and mails it. Returns its id.
create function rules.send_words(to_user_id integer, to_role data.role, subject text, text text, admin integer)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reader constant data.users := (select u from data.users u where u.id = send_words.to_user_id);
  message data.messages;
begin
  insert into data.messages (to_user_id, to_role, subject, text, sent_by_user_id)
  values (to_user_id, to_role, rules.named(subject, reader.name), rules.named(text, reader.name), admin)
  returning * into message;
  perform rules.queue_mail('message:' || message.id, 'message', message.to_user_id,
    jsonb_build_object('subject', rules.named(send_words.subject, rules.greeted_as(reader)),
      'text', rules.named(send_words.text, rules.greeted_as(reader)), 'role', message.to_role));
  return message.id;
end $$;
