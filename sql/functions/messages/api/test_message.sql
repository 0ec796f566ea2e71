-- An admin mails words to the own address, to see them as a reader will. Nothing is kept. A form sent twice sends one
-- mail.
-- Refuses: role_not_held, message_missing, too_long, subject_of_one_line, unknown_placeholder.
create function api.test_message(subject text, text text, form_key text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  first_name constant text := (select rules.greeted_as(u) from data.users u where u.id = admin);
begin
  perform rules.lock_viewer();
  perform rules.check_words(subject, text);
  perform rules.queue_mail('test_message:' || form_key || ':' || md5(subject || ' ' || text), 'message', admin, jsonb_build_object(
    'subject', rules.named(subject, first_name), 'text', rules.named(text, first_name)));
end $$;

grant execute on function api.test_message to app_admin;
