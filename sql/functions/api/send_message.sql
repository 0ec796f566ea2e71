-- An admin writes to a mentor or mentee, who gets it on the messages page and by mail. Returns its id.
-- Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased.
create function api.send_message(to_role data.role, profile_id integer, text text, subject text default '')
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  recipient constant integer := case to_role
    when 'mentor' then (select m.user_id from data.mentors m where m.id = profile_id)
    when 'mentee' then (select e.user_id from data.mentees e where e.id = profile_id)
  end;
  message_id integer;
begin
  if recipient is null then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(recipient);
  insert into data.messages (to_user_id, to_role, subject, text, sent_by_user_id)
  values (recipient, to_role, subject, text, admin)
  returning id into message_id;
  perform rules.queue_mail('message:' || message_id, 'message', recipient, jsonb_build_object('subject', subject, 'text', text));
  return message_id;
end $$;

grant execute on function api.send_message to app_admin;
