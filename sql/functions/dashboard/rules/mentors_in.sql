-- Returns the ids of the mentors in a group of the dashboard: all (active and inactive), ongoing (in a running
-- mentorship), inactive, and completed (with a completed mentoring).
create function rules.mentors_in(filter text)
returns setof integer
language sql stable security definer set search_path = ''
as $$
  select m.id from data.mentors m
  where m.status in ('active', 'inactive') and case filter
    when 'ongoing' then exists (select from data.mentorships s where s.mentor_id = m.id and s.status = 'running')
    when 'inactive' then m.status = 'inactive'
    when 'completed' then exists (
      select from data.mentorships s where s.mentor_id = m.id and s.kind = 'mentoring' and s.status = 'completed')
    else true
  end
$$;
