-- Returns the statistics of the admin dashboard. Filters: start date, package duration in months, type (scholarship
-- or paid), group of mentors.
-- Refuses: role_not_held.
create function api.dashboard(
  since date default null, duration_months integer default null, type text default null, mentors text default 'all')
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  perform rules.require_admin();
  with kept as (
    select s.* from data.mentorships s
    join data.parts p on p.id = s.part_id
    join data.purchases u on u.id = p.purchase_id
    where (dashboard.since is null or rules.local_date(s.started_at) >= dashboard.since)
      and (dashboard.duration_months is null or p.duration_months = dashboard.duration_months)
      and (dashboard.type is null or (dashboard.type = 'scholarship') = (u.award_id is not null))
  )
  select jsonb_build_object(
    'ongoing_mentorings', count(*) filter (where k.kind = 'mentoring' and k.status = 'running'),
    'ongoing_coachings', count(*) filter (where k.kind = 'coaching' and k.status = 'running'),
    'total_mentorings', count(*) filter (where k.kind = 'mentoring'),
    'total_coachings', count(*) filter (where k.kind = 'coaching'),
    'mentor_applications', (select count(*) from data.mentors m
      where m.status in ('new', 'awaiting_response') and not m.profile_due and (dashboard.since is null or rules.local_date(m.applied_at) >= dashboard.since)),
    'mentoring_requests', (select count(*) from data.mentorship_requests r
      where dashboard.since is null or rules.local_date(r.requested_at) >= dashboard.since),
    'profile_edit_requests', (select count(*) from data.edit_requests r
      where dashboard.since is null or rules.local_date(r.sent_at) >= dashboard.since),
    'mentors', rules.count_mentors_in(dashboard.mentors))
  into result from kept k;
  return result;
end $$;

grant execute on function api.dashboard to app_admin;
