-- The troubles of a kind that are there now, with when each arose: the last answer that a mentorship goes badly, the last session of
-- a quiet one, or the day until which its pause was to last, the last refusal of a flagged mentor. `about_id`: of a flagged
-- mentor hers, otherwise that of the mentorship. The planner can inline it: one query, no settings.
create function rules.troubles(trouble data.trouble)
returns table (about_id integer, since timestamptz)
language sql stable
as $$
  select f.mentorship_id, max(f.given_at)
  from data.feedback f join data.mentorships s on s.id = f.mentorship_id
  where troubles.trouble = 'unhappy' and f.answers->>'going' = 'badly' and s.status in ('running', 'paused')
  group by f.mentorship_id
  union all
  select s.id, rules.end_of_local_day(coalesce(s.pause_until - 1, s.silent_since))
  from data.mentorships s
  where troubles.trouble = 'quiet' and rules.is_quiet(s, (select c.quiet_days from data.constants c))
  union all
  select r.mentor_id, max(r.answered_at)
  from data.mentorship_requests r join data.mentors m on m.id = r.mentor_id
  where troubles.trouble = 'flagged' and m.status = 'active'
    and r.flags_since > now() - (select make_interval(months => c.flag_months) from data.constants c)
  group by r.mentor_id
$$;

grant execute on function rules.troubles to app_admin;
