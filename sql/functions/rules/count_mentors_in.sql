-- Returns how many mentors are in a group of the dashboard. open-package and without-package look at the mentee
-- profile of the same user.
create function rules.count_mentors_in(filter text)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from data.mentors m
  where case filter
    when 'ongoing' then exists (select from data.mentorships s where s.mentor_id = m.id and s.status = 'running')
    when 'inactive' then m.status = 'inactive'
    when 'completed' then exists (
      select from data.mentorships s where s.mentor_id = m.id and s.kind = 'mentoring' and s.status = 'completed')
    when 'open-package' then exists (
      select from data.mentees e where e.user_id = m.user_id and rules.has_open_package(e.id))
    when 'without-package' then not exists (
      select from data.mentees e where e.user_id = m.user_id and rules.has_open_package(e.id))
    else m.status in ('active', 'inactive')
  end
$$;
