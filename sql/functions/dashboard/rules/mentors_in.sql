-- Returns the ids of the mentors in a group of the dashboard: all (active and inactive), ongoing (in a running
-- mentorship), inactive, completed (with a completed mentoring), open-package and without-package. The last two are
-- active or inactive mentors and look at the mentee profile of the same user.
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
    when 'open-package' then exists (
      select from data.mentees e where e.user_id = m.user_id and rules.has_open_package(e.id))
    when 'without-package' then not exists (
      select from data.mentees e where e.user_id = m.user_id and rules.has_open_package(e.id))
    else true
  end
$$;
