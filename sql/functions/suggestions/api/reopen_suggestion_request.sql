-- An admin opens an answered request for suggestions again; it waits for a new answer, and the mentee keeps the old
-- one until then. Opening an open request changes nothing.
-- Refuses: role_not_held, suggestion_request_not_found, own_profile, person_erased, suggestion_request_open (the mentee
-- has asked again since).
create function api.reopen_suggestion_request(suggestion_request_id integer)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  perform rules.lock_living_user(variadic array(
    select e.user_id from data.suggestion_requests r join data.mentees e on e.id = r.mentee_id
    where r.id = reopen_suggestion_request.suggestion_request_id));
  perform from data.suggestion_requests r where r.id = reopen_suggestion_request.suggestion_request_id for no key update;
  if not found then
    perform rules.reject('suggestion_request_not_found', kind => 'MR404');
  end if;
  begin
    update data.suggestion_requests r
    set answered_at = null, reopened_at = now()
    where r.id = reopen_suggestion_request.suggestion_request_id and r.answered_at is not null;
  exception when unique_violation then
    -- The index of open requests: one a mentee.
    perform rules.reject('suggestion_request_open');
  end;
  if found then
    perform rules.record('suggestion_requests', suggestion_request_id, 'reopened');
  end if;
end $$;

grant execute on function api.reopen_suggestion_request to app_admin;
