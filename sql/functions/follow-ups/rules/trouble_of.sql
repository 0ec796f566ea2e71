-- The trouble of a mentorship that waits for the team, or null.
create function rules.trouble_of(mentorship_id integer)
returns data.trouble
language sql stable set search_path = ''
as $$
  select case
    when exists (
      select from data.feedback f
      where f.mentorship_id = s.id and f.answers->>'going' = 'badly' and rules.waits_for_follow_up('unhappy', s.id, f.given_at))
      then 'unhappy'::data.trouble
    when s.status = 'running' and s.silent_since <= rules.local_date() - c.quiet_days
      and rules.waits_for_follow_up('quiet', s.id, s.silent_since) then 'quiet'
  end
  from data.mentorships s, data.constants c
  where s.id = trouble_of.mentorship_id and s.status in ('running', 'paused')
$$;

grant execute on function rules.trouble_of to app_admin;
