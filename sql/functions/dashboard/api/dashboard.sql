-- Long: one document, computed in one statement.
-- The statistics of the admin dashboard: `numbers` of the range, the same a year `before`, the `mentors` or mentees of the
-- group, the `first` and `last` day (null for all times), and `months`, with those of the year before. Duration and type
-- of the part and a group of mentees (rules.mentees_in) select mentorships and requests; a group of mentors
-- (rules.mentors_in) selects everything.
-- Refuses: role_not_held, right_not_held.
create function api.dashboard(
  range text default 'all', from_month date default null, to_month date default null,
  duration_months integer default null, type text default null, mentors text default 'all')
returns jsonb
-- With the filters as constants, a filter that is not set costs nothing.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  asked constant daterange := rules.dashboard_range(range, from_month, to_month);
  this_month constant date := date_trunc('month', rules.local_date())::date;
  -- Without a range the months are the last twelve.
  shown constant daterange := coalesce(asked,
    daterange((this_month - interval '11 months')::date, (this_month + interval '1 month')::date));
  -- Instants.
  ending constant timestamptz := least(upper(asked)::timestamp at time zone 'Europe/Athens', clock_timestamp());
  year_before constant timestamptz := (upper(asked) - interval '1 year') at time zone 'Europe/Athens';
  any_part constant boolean := duration_months is null and type is null;
  any_mentee constant boolean := mentors not in ('open-package', 'without-package');
  any_mentor constant boolean := mentors = 'all' or not any_mentee;
  result jsonb;
begin
  perform rules.require_admin();
  with period as (
    select x.month::date as month, y.ago > interval '0' as earlier,
      -- Of a month that the range has in part, only those days.
      (greatest(x.month, lower(shown)) - y.ago) at time zone 'Europe/Athens' as begins,
      (least(x.month + interval '1 month', upper(shown)) - y.ago) at time zone 'Europe/Athens' as ends
    from generate_series(date_trunc('month', lower(shown)::timestamp), upper(shown) - interval '1 day', interval '1 month') as x (month)
    cross join (values (interval '0'), (interval '1 year')) as y (ago)
    union all
    select null, false, '-infinity', 'infinity' where asked is null
  ), event as (
    -- Each count is a walk along an index. Within coalesce, a group of mentors or parts is looked up once, not once a
    -- month.
    select c.what, p.month, p.earlier, c.number
    from period p cross join lateral (
      select s.kind::text || 's' as what, count(*) as number
      from data.mentorships s
      where s.started_at >= p.begins and s.started_at < p.ends
        and (any_mentor or coalesce(s.mentor_id in (select rules.mentors_in(mentors)), false))
        and (any_mentee or coalesce(s.mentee_id in (select rules.mentees_in(mentors)), false))
        and (any_part or coalesce(s.part_id in (select rules.parts_of(duration_months, type)), false))
      group by 1
      union all
      select 'requests', count(*)
      from data.mentorship_requests r
      where r.requested_at >= p.begins and r.requested_at < p.ends
        and (any_mentor or coalesce(r.mentor_id in (select rules.mentors_in(mentors)), false))
        and (any_mentee or coalesce(r.mentee_id in (select rules.mentees_in(mentors)), false))
        and (any_part or coalesce(r.part_id in (select rules.parts_of(duration_months, type)), false))
      union all
      -- An application sent again counts at its last day.
      select 'applications', count(*)
      from data.mentors m
      where m.applied_at >= p.begins and m.applied_at < p.ends and not m.profile_due
        and (any_mentor or coalesce(m.id in (select rules.mentors_in(mentors)), false))
      union all
      select 'edits', count(*)
      from data.edit_requests r
      where r.sent_at >= p.begins and r.sent_at < p.ends
        and (any_mentor or coalesce(r.mentor_id in (select rules.mentors_in(mentors)), false))) as c
  ), ongoing as (
    select s.kind,
      count(*) filter (where rules.ran_at(s.started_at, s.ended_at, s.paused_at, s.past_pauses, ending)) as number,
      count(*) filter (where rules.ran_at(s.started_at, s.ended_at, s.paused_at, s.past_pauses, year_before)) as before
    from data.mentorships s
    where (s.ended_at is null or s.ended_at > coalesce(year_before, ending))
      and (any_mentor or s.mentor_id in (select rules.mentors_in(mentors)))
      and (any_mentee or s.mentee_id in (select rules.mentees_in(mentors)))
      and (any_part or s.part_id in (select rules.parts_of(duration_months, type)))
    group by s.kind
  ), counted as (
    select e.what, sum(e.number) filter (where not e.earlier and (asked is null) = (e.month is null)) as number,
      sum(e.number) filter (where e.earlier) as before
    from event e group by e.what
    union all
    select 'ongoing_' || o.kind || 's', o.number, o.before from ongoing o
  ), named as (
    select n.key, coalesce(c.number, 0) as number, coalesce(c.before, 0) as before
    from (values ('ongoing_mentorings', 'ongoing_mentorings'), ('ongoing_coachings', 'ongoing_coachings'),
      ('mentor_applications', 'applications'), ('mentoring_requests', 'requests'), ('profile_edit_requests', 'edits'),
      ('total_mentorings', 'mentorings'), ('total_coachings', 'coachings')) as n (key, what)
    left join counted c on c.what = n.what
  ), monthly as (
    select x.month::date as month, w.what, coalesce(e.number, 0) as number, coalesce(b.number, 0) as before
    from generate_series(date_trunc('month', lower(shown)::timestamp), upper(shown) - interval '1 day', interval '1 month') as x (month)
    cross join unnest(array['mentorings', 'coachings', 'applications', 'requests', 'edits']) as w (what)
    left join event e on e.what = w.what and e.month = x.month and not e.earlier
    left join event b on b.what = w.what and b.month = x.month and b.earlier
  )
  select jsonb_build_object(
    'first', lower(asked), 'last', upper(asked) - 1,
    'numbers', (select jsonb_object_agg(n.key, n.number) from named n),
    'before', (select jsonb_object_agg(n.key, n.before) from named n where asked is not null),
    'mentors', case when any_mentee then (select count(*) from rules.mentors_in(dashboard.mentors))
      else (select count(*) from rules.mentees_in(dashboard.mentors)) end,
    'months', (
      select jsonb_agg(jsonb_build_object('month', y.month, 'numbers', y.numbers, 'before', y.before) order by y.month)
      from (
        select m.month, jsonb_object_agg(m.what, m.number) as numbers, jsonb_object_agg(m.what, m.before) as before
        from monthly m group by m.month) as y))
  into result;
  return result;
end $$;

grant execute on function api.dashboard to app_admin;
