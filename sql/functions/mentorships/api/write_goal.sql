-- The mentee, the mentor or an admin adds a shared goal of a running mentorship, or edits one: its words, or whether it
-- is reached; null leaves what is. Returns its id. Two equal clicks write one goal: the lock makes the second one see the first.
-- At most three goals are open.
-- Refuses: no_running_mentorship, goal_not_found, goals_full.
create function api.write_goal(mentorship_id integer, text text default null, goal_id integer default null, reached boolean default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mentorship data.mentorships := rules.lock_shared_mentorship(mentorship_id);
  written integer;
begin
  if goal_id is null then
    select g.id into written from data.goals g
    where g.mentorship_id = mentorship.id and g.text = write_goal.text and g.reached_at is null;
    if found then
      return written;
    end if;
    if (select count(*) from data.goals g where g.mentorship_id = mentorship.id and g.reached_at is null) >= 3 then
      perform rules.reject('goals_full', 'text');
    end if;
    insert into data.goals (mentorship_id, text, created_by_user_id)
    values (mentorship.id, write_goal.text, rules.viewer_user_id())
    returning id into written;
    return written;
  end if;
  if reached is false
    and exists (select from data.goals g where g.id = goal_id and g.mentorship_id = mentorship.id and g.reached_at is not null)
    and (select count(*) from data.goals g where g.mentorship_id = mentorship.id and g.reached_at is null) >= 3 then
    perform rules.reject('goals_full');
  end if;
  update data.goals g
  set text = coalesce(write_goal.text, g.text), reached_at = case when reached then coalesce(g.reached_at, now()) when reached is null then g.reached_at end
  where g.id = goal_id and g.mentorship_id = mentorship.id;
  if not found then
    perform rules.reject('goal_not_found', kind => 'MR404');
  end if;
  return goal_id;
end $$;

grant execute on function api.write_goal to app_member, app_admin;
