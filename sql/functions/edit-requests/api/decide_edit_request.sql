-- An admin approves or rejects a mentor's edit request as a whole. If a current value changed since the mentor's
-- edit, an approval needs `despite_conflict`. With `seen` (the new values the admin saw), the decision is refused if
-- the mentor has changed them since. Pending requests of a kind that the mentor no longer offers are closed.
-- Refuses: role_not_held, right_not_held, edit_request_not_found, own_profile, person_erased, already_answered,
-- edit_request_changed, edit_conflict, what rules.check_mentor_profile refuses.
create function api.decide_edit_request(
  edit_request_id integer, approve boolean, message text default null, despite_conflict boolean default false,
  seen jsonb default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
  request data.edit_requests;
  owner integer;
  changes jsonb;
begin
  select r.* into request from data.edit_requests r where r.id = decide_edit_request.edit_request_id;
  if not found then
    perform rules.reject('edit_request_not_found', kind => 'MR404');
  end if;
  perform rules.lock_user(m.user_id), rules.lock_living_user(m.user_id) from data.mentors m where m.id = request.mentor_id;
  perform rules.lock_mentor_and_waiting(request.mentor_id);
  select m.user_id into owner from data.mentors m where m.id = request.mentor_id;
  select r.* into request from data.edit_requests r where r.id = request.id for no key update;
  if request.status <> 'pending' then
    perform rules.reject('already_answered');
  end if;

  select jsonb_object_agg(c.field, c.new_value) into changes
  from data.edit_request_changes c where c.edit_request_id = request.id;
  if seen <> changes then
    perform rules.reject('edit_request_changed');
  elsif approve and despite_conflict is not true and exists (
    select from data.edit_request_changes c cross join rules.mentor_profile(request.mentor_id) as present
    where c.edit_request_id = request.id and present->c.field is distinct from c.current_value) then
    perform rules.reject('edit_conflict', 'despiteConflict');
  end if;

  if approve then
    perform rules.write_mentor_profile(request.mentor_id, changes);
    perform rules.close_waiting_requests(request.mentor_id, not_offered_only => true);
  end if;
  update data.edit_requests r
  set status = case when approve then 'approved' else 'rejected' end::data.edit_request_status,
    decided_at = now(), decided_by = admin, message = nullif(trim(decide_edit_request.message), '')
  where r.id = request.id;
  perform rules.drop_unused_photos(request.mentor_id);
  perform rules.queue_mail('edit_decided:' || request.id, case when approve then 'edit_approved' else 'edit_rejected' end, owner,
    jsonb_build_object('message', nullif(trim(message), ''), 'fields', (select jsonb_agg(f) from jsonb_object_keys(changes) f)));
end $$;

grant execute on function api.decide_edit_request to app_admin;
