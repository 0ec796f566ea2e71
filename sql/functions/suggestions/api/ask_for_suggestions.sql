-- A mentee asks the team for mentor suggestions: what to look for, topics of the list, the field or another topic, and what
-- would help. One open request per mentee (unique index). Returns its id.
-- Refuses: role_not_held, suggestion_request_open.
create function api.ask_for_suggestions(
  text text, topic text default '', help text default '', topic_ids integer[] default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request_id integer;
begin
  perform rules.lock_viewer();
  insert into data.suggestion_requests (mentee_id, text, topic, help, topic_ids)
  values (rules.require_mentee(), text, coalesce(topic, ''), coalesce(help, ''), coalesce(topic_ids, '{}'))
  on conflict (mentee_id) where answered_at is null do nothing
  returning id into request_id;
  if request_id is null then
    perform rules.reject('suggestion_request_open');
  end if;
  return request_id;
end $$;

grant execute on function api.ask_for_suggestions to app_member;
