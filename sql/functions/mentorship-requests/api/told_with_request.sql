-- Returns what a mentor will read of the viewing mentee beside the words of a request, as rules.told_with_request.
-- Null: latin_name, industry_id, minor_age.
create function api.told_with_request()
returns table (name text, latin_name text, about text, industry_id integer, topic_ids integer[], minor_age integer)
language sql stable security definer set search_path = ''
as $$
  select told.* from data.mentees e cross join lateral rules.told_with_request(e) told where e.id = rules.viewer_mentee_id()
$$;

grant execute on function api.told_with_request to app_member;
