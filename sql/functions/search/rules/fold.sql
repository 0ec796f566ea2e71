-- Returns text as it is searched and sorted: lower case, no accents, no final sigma, each word in one script.
create function rules.fold(text text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select rules.in_one_script(translate(lower(extensions.unaccent('extensions.unaccent', lower(text))), 'ς', 'σ'))
$$;

grant execute on function rules.fold to app_visitor, app_member, app_admin;
