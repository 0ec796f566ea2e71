-- True while a trouble that arose at this moment waits for the team: nobody has settled it since, or the day on which the team
-- wanted to look again has come. `about_id`: of a flagged mentor hers, otherwise that of the mentorship.
create function rules.waits_for_follow_up(trouble data.trouble, about_id integer, since timestamptz)
returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select not f.settled or f.at < since or coalesce(f.look_again_on <= rules.local_date(), false)
    from data.follow_ups f
    where f.trouble = waits_for_follow_up.trouble and coalesce(f.mentorship_id, f.mentor_id) = about_id
    order by f.id desc
    limit 1), true)
$$;

grant execute on function rules.waits_for_follow_up to app_admin;
