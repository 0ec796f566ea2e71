-- The name of the admin who looks after a trouble since it arose; null if nobody does. `about_id`: as in rules.troubles.
create function rules.follows_up(trouble data.trouble, about_id integer)
returns text
language sql stable set search_path = ''
as $$
  select case when not f.settled and f.at >= rules.trouble_since(trouble, about_id) then u.name || ' ' || u.surname end
  from data.follow_ups f join data.users u on u.id = f.by_user_id
  where f.trouble = follows_up.trouble and coalesce(f.mentorship_id, f.mentor_id) = about_id
  order by f.id desc
  limit 1
$$;

grant execute on function rules.follows_up to app_admin;
