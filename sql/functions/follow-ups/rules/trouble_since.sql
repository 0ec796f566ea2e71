-- When a trouble arose that is there now, or null without one: the last answer that a mentorship goes badly, the last session of a
-- quiet one, or the day until which its pause was to last, the last refusal of a flagged mentor. `about_id`: of a flagged mentor hers, otherwise that of the mentorship.
create function rules.trouble_since(trouble data.trouble, about_id integer)
returns timestamptz
language sql stable set search_path = ''
as $$
  select case trouble
    when 'unhappy' then (
      select max(f.given_at) from data.feedback f join data.mentorships s on s.id = f.mentorship_id
      where f.mentorship_id = about_id and f.answers->>'going' = 'badly' and s.status in ('running', 'paused'))
    when 'quiet' then (
      select rules.end_of_local_day(coalesce(s.pause_until - 1, s.silent_since))
      from data.mentorships s
      where s.id = about_id and (s.status = 'running' and s.silent_since <= rules.local_date() - c.quiet_days
        or s.pause_until <= rules.local_date()))
    when 'flagged' then (
      select max(r.answered_at) from data.mentorship_requests r join data.mentors m on m.id = r.mentor_id
      where r.mentor_id = about_id and m.status = 'active' and r.flags_since > now() - make_interval(months => c.flag_months))
  end
  from data.constants c
$$;

grant execute on function rules.trouble_since to app_admin;
