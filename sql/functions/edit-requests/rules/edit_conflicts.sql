-- Returns the fields of an edit request whose current value has changed since the request was made.
create function rules.edit_conflicts(edit_request_id integer)
returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(c.field order by c.field), '{}')
  from data.edit_requests r
  cross join rules.mentor_profile(r.mentor_id) as present
  join data.edit_request_changes c on c.edit_request_id = r.id
  where r.id = edit_conflicts.edit_request_id and present->c.field is distinct from c.current_value
$$;
