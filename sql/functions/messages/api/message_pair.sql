-- An admin writes the same message to the mentee, the mentor or both of a mentorship (api.send_message). Returns how many
-- messages were sent: none for a form that is sent twice.
-- Refuses: role_not_held, mentorship_not_found, own_profile, person_erased, template_not_found, message_missing,
-- too_long, subject_of_one_line, unknown_placeholder.
create function api.message_pair(
  mentorship_id integer, to_whom text, text text default null, subject text default '', template_id integer default null,
  form_key text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pair data.mentorships;
  sent integer := 0;
begin
  perform rules.require_admin();
  select s.* into pair from data.mentorships s where s.id = message_pair.mentorship_id;
  if not found then
    perform rules.reject('mentorship_not_found', kind => 'MR404');
  end if;
  -- Both, in id order, whoever is written to.
  perform rules.lock_living_user(pair.mentor_user_id, pair.mentee_user_id);
  if to_whom in ('mentee', 'both') and api.send_message('mentee', pair.mentee_id, text, subject, template_id,
    form_key || ':' || pair.id) is not null then
    sent := sent + 1;
  end if;
  if to_whom in ('mentor', 'both') and api.send_message('mentor', pair.mentor_id, text, subject, template_id,
    form_key || ':' || pair.id) is not null then
    sent := sent + 1;
  end if;
  return sent;
end $$;

grant execute on function api.message_pair to app_admin;
