-- Turns a typed search into a LIKE pattern: folded like the searched text, with % and _ escaped.
create function api.search_pattern(q text)
returns text
language sql immutable parallel safe security definer set search_path = ''
as $$
  select '%' || regexp_replace(rules.fold(trim(q)), '([\\%_])', '\\\1', 'g') || '%'
$$;

grant execute on function api.search_pattern to app_member, app_admin;
