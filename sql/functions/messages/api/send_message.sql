-- An admin writes to a mentor or mentee, who gets it on the messages page and by mail: own words, or a template in the
-- reader's language. {name} becomes the reader's first name. A form sent twice sends one message: returns its id, or
-- null for the second time.
-- Refuses: role_not_held, right_not_held, user_not_found, own_profile, person_erased, template_not_found,
-- message_missing, too_long, subject_of_one_line, unknown_placeholder.
-- Null: result.
create function api.send_message(
  to_role data.role, profile_id integer, text text default null, subject text default '',
  template_id integer default null, form_key text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  recipient constant integer := case to_role
    when 'mentor' then (select m.user_id from data.mentors m where m.id = profile_id)
    when 'mentee' then (select e.user_id from data.mentees e where e.id = profile_id)
  end;
  words record;
begin
  if recipient is null then
    perform rules.reject('user_not_found', kind => 'MR404');
  end if;
  perform rules.lock_living_user(recipient);
  if form_key is not null and not rules.first_use('message:' || form_key || ':' || to_role || ':' || profile_id) then
    return null;
  end if;
  if template_id is null then
    select send_message.subject, send_message.text into words;
  else
    select w.subject, w.text into words
    from data.message_templates t, data.users u, rules.words_for(t.texts, u.locale) w
    where t.id = template_id and t.retired_at is null and u.id = recipient;
    if not found then
      perform rules.reject('template_not_found', 'templateId');
    end if;
  end if;
  perform rules.check_words(coalesce(words.subject, ''), words.text);
  return rules.send_words(recipient, to_role, coalesce(words.subject, ''), words.text, admin);
end $$;

grant execute on function api.send_message to app_admin;
