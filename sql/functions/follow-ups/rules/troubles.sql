-- The troubles of a kind that are there now, with when each arose: the last answer that a mentorship goes badly, the last session of
-- a quiet one, or the day until which its pause was to last, the last refusal of a flagged mentor. `about_id`: of a flagged
-- mentor hers, otherwise that of the mentorship. The planner can inline it: one query, no settings. Below row-level
-- security it does not know how common a status is, so each row with a trouble asks for the status itself.
create function rules.troubles(trouble data.trouble)
returns table (about_id integer, since timestamptz)
language sql stable
as $$
  select f.mentorship_id, max(f.given_at)
  from data.feedback f
  where troubles.trouble = 'unhappy' and f.answers->>'going' = 'badly'
    and (select s.status in ('running', 'paused') from data.mentorships s where s.id = f.mentorship_id)
  group by f.mentorship_id
  union all
  select s.id, rules.end_of_local_day(coalesce(s.pause_until - 1, s.silent_since))
  from data.mentorships s
  where troubles.trouble = 'quiet' and s.status in ('running', 'paused')
    and rules.is_quiet(s, (select rules.local_date()), (select c.quiet_days from data.constants c))
  union all
  select r.mentor_id, max(r.answered_at)
  from data.mentorship_requests r
  where troubles.trouble = 'flagged'
    and r.flags_since > now() - (select make_interval(months => c.flag_months) from data.constants c)
    and (select m.status = 'active' from data.mentors m where m.id = r.mentor_id)
  group by r.mentor_id
$$;

grant execute on function rules.troubles to app_admin;
