-- Returns the changes of an edit request, for its mentor and for admins: each field with the value at sending time,
-- the current value and the requested value.
create function api.edit_request_changes(edit_request_id integer)
returns table (field text, value_then jsonb, value_now jsonb, value_new jsonb)
language sql stable security definer set search_path = ''
as $$
  select c.field, c.current_value, present->c.field, c.new_value
  from data.edit_requests r
  cross join rules.mentor_profile(r.mentor_id) as present
  join data.edit_request_changes c on c.edit_request_id = r.id
  where r.id = edit_request_changes.edit_request_id
    and (r.mentor_id = (select rules.viewer_mentor_id()) or (select rules.viewer_is_admin()))
$$;

grant execute on function api.edit_request_changes to app_member, app_admin;
