-- When a trouble arose that is there now (rules.troubles), or null without one.
create function rules.trouble_since(trouble data.trouble, about_id integer)
returns timestamptz
language sql stable set search_path = ''
as $$
  select t.since from rules.troubles(trouble_since.trouble) t where t.about_id = trouble_since.about_id
$$;

grant execute on function rules.trouble_since to app_admin;
