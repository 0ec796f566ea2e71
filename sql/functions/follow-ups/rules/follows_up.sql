-- The name of the admin who looks after a mentorship in trouble; null if nobody does.
create function rules.follows_up(mentorship_id integer)
returns text
language sql stable set search_path = ''
as $$
  select u.name || ' ' || u.surname
  from data.follow_ups f join data.users u on u.id = f.by_user_id
  where f.trouble <> 'flagged' and coalesce(f.mentorship_id, f.mentor_id) = follows_up.mentorship_id and not f.settled and not exists (
    select from data.follow_ups later
    where coalesce(later.mentorship_id, later.mentor_id) = follows_up.mentorship_id and later.trouble = f.trouble and later.id > f.id)
  order by f.id desc
  limit 1
$$;

grant execute on function rules.follows_up to app_admin;
