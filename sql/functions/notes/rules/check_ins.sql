-- The running pairs that the team should ask how it goes, and since which day: `check_in_days` after the beginning and after
-- the first call of the first four weeks, then a month after the last. A call counts when one of the two was reached, and so
-- does a trouble that was settled. None while a trouble of the pair waits, or a day is set to look at one of them again. The planner can inline it: one query, no settings.
create function rules.check_ins()
returns table (mentorship_id integer, due_on date)
language sql stable
as $$
  select s.id, due.on_day
  from data.constants c
  join data.mentorships s on s.status = 'running' and c.check_in_days > 0
  cross join lateral (select rules.local_date(s.started_at) as on_day) began
  cross join lateral (
    select greatest(began.on_day,
      (select max(rules.local_date(n.written_at)) from data.notes n
        where n.about_user_id in (s.mentor_user_id, s.mentee_user_id) and n.call = 'reached'),
      (select max(rules.local_date(f.at)) from data.follow_ups f
        where coalesce(f.mentorship_id, f.mentor_id) = s.id and f.mentorship_id = s.id and f.settled)) as on_day) told
  cross join lateral (
    select case when told.on_day < began.on_day + 28 then told.on_day + c.check_in_days
      else (told.on_day + interval '1 month')::date end as on_day) due
  where due.on_day <= rules.local_date()
    and s.id <> all (array(select t.about_id from rules.troubles_to_follow('quiet') t))
    and s.id <> all (array(select t.about_id from rules.troubles_to_follow('unhappy') t)) and not exists (
    select from rules.days_to_look_again() a where a.user_id in (s.mentor_user_id, s.mentee_user_id))
$$;

grant execute on function rules.check_ins to app_admin;
