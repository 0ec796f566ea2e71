-- Returns which of these mentors can't be suggested for this request now, with their names.
-- Refuses: role_not_held.
create function api.unavailable_suggestions(suggestion_request_id integer, mentor_ids integer[])
returns table (mentor_id integer, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
    select c.mentor_id, c.name || ' ' || c.surname
    from data.mentor_cards c, data.suggestion_requests r
    where c.mentor_id = any (mentor_ids) and r.id = unavailable_suggestions.suggestion_request_id
      and not rules.suggestible(c.mentor_id, r.mentee_id)
    order by c.mentor_id;
end $$;

grant execute on function api.unavailable_suggestions to app_admin;
