-- Whom the team wants to look at again, and on which day: what the last note that names a day or tells of a call says, until
-- another note is written on that day or later. Not the viewer herself. The planner can inline it: one query, no settings.
create function rules.days_to_look_again()
returns table (user_id integer, look_again_on date, call data.call_outcome, text text)
language sql stable
as $$
  select n.about_user_id, n.look_again_on, n.call, n.text
  from data.notes n
  where n.look_again_on is not null and n.about_user_id is distinct from (select rules.viewer_user_id()) and not exists (
    select from data.notes later
    where later.about_user_id = n.about_user_id and later.id > n.id
      and (later.call is not null or later.look_again_on is not null or rules.local_date(later.written_at) >= n.look_again_on))
$$;

grant execute on function rules.days_to_look_again to app_admin;
