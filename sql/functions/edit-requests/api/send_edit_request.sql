-- A mentor asks for changes of their own profile, with an optional message to the team. Stores only fields that differ, with their current value. A new
-- edit merges into the pending one; if nothing differs any more, the request is withdrawn. Unused photos are deleted.
-- A field sent again gets the current value of now, since the mentor saw it, so that it is no conflict. Returns the
-- request id, or null.
-- Refuses: role_not_held, what rules.check_mentor_profile refuses.
-- Null: result.
create function api.send_edit_request(changes jsonb, message text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentor constant integer := rules.require_mentor();
  present jsonb;
  request_id integer;
begin
  perform rules.lock_viewer();
  perform from data.mentors m where m.id = mentor for no key update;
  perform rules.check_mentor_profile(mentor, changes);
  present := rules.mentor_profile(mentor);
  if not exists (select from data.edit_requests r where r.mentor_id = mentor and r.status = 'pending')
    and not exists (select from jsonb_each(changes) wanted where present ? wanted.key and wanted.value <> present->wanted.key) then
    return null;
  end if;

  insert into data.edit_requests as r (mentor_id, words) values (mentor, nullif(trim(message), ''))
  on conflict (mentor_id) where status = 'pending' do update set words = coalesce(excluded.words, r.words)
  returning r.id into request_id;

  insert into data.edit_request_changes as c (edit_request_id, field, current_value, new_value)
  select request_id, wanted.key, present->wanted.key, wanted.value
  from jsonb_each(changes) wanted
  where present ? wanted.key
  on conflict (edit_request_id, field) do update
  set new_value = excluded.new_value, current_value = excluded.current_value;
  delete from data.edit_request_changes c where c.edit_request_id = request_id and c.new_value = present->c.field;
  perform rules.drop_unused_photos(mentor);

  if not exists (select from data.edit_request_changes c where c.edit_request_id = request_id) then
    update data.edit_requests r set status = 'withdrawn', decided_at = now() where r.id = request_id;
    return null;
  end if;
  return request_id;
end $$;

grant execute on function api.send_edit_request to app_member;
