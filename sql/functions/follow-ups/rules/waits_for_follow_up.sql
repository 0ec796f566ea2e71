-- True while a trouble waits for the team (rules.troubles_to_follow). `about_id`: as in rules.troubles.
create function rules.waits_for_follow_up(trouble data.trouble, about_id integer)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from rules.troubles_to_follow(waits_for_follow_up.trouble) t where t.about_id = waits_for_follow_up.about_id)
$$;

grant execute on function rules.waits_for_follow_up to app_admin;
