-- Returns what the viewing mentor did in each year, the newest first; see rules.mentor_years.
-- Null: answer_hours, latin_name.
create function api.own_mentor_years()
returns table (
  year integer, code text, name text, latin_name text, requests integer, answer_hours integer, begun integer,
  completed integer, sessions integer, minutes integer)
language sql stable security definer set search_path = ''
as $$
  select y.* from rules.mentor_years(rules.viewer_mentor_id()) y
$$;

grant execute on function api.own_mentor_years to app_member;
