-- The troubles of a kind that wait for the team (rules.troubles): nobody has settled them since they arose, or the day on which
-- the team wanted to look again has come. The planner can inline it: one query, no settings.
create function rules.troubles_to_follow(trouble data.trouble)
returns table (about_id integer, since timestamptz)
language sql stable
as $$
  select t.about_id, t.since
  from rules.troubles(troubles_to_follow.trouble) t
  where coalesce((
    select not f.settled or f.at < t.since or coalesce(f.look_again_on <= rules.local_date(), false)
    from data.follow_ups f
    where f.trouble = troubles_to_follow.trouble and coalesce(f.mentorship_id, f.mentor_id) = t.about_id
    order by f.id desc
    limit 1), true)
$$;

grant execute on function rules.troubles_to_follow to app_admin;
