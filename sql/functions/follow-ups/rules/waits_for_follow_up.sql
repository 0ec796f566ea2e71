-- True while a trouble waits for the team: it is there, and nobody has settled it since it arose, or the day on which the
-- team wanted to look again has come. `about_id`: as in rules.trouble_since.
create function rules.waits_for_follow_up(trouble data.trouble, about_id integer)
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(since is not null and coalesce((
    select not f.settled or f.at < since or coalesce(f.look_again_on <= rules.local_date(), false)
    from data.follow_ups f
    where f.trouble = waits_for_follow_up.trouble and coalesce(f.mentorship_id, f.mentor_id) = about_id
    order by f.id desc
    limit 1), true), false)
  from rules.trouble_since(trouble, about_id) as since
$$;

grant execute on function rules.waits_for_follow_up to app_admin;
