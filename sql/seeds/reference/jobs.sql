-- The clock's jobs and their rhythm: every so often, or once a day at a time of Athens, or
-- on one day of the week only (1 Monday). Each is the function
-- api.job_<name>. When a job last ran, and how, is kept; a job taken out here is forgotten with the next start.
with listed (name, every, daily_at, weekly_on) as (
  values
    ('expire_requests', interval '1 minute', null::time, null::smallint),
    ('remind_mentors', interval '10 minutes', null, null),
    -- The clock passes over what somebody is at work on; what is due by the day is looked at again the same day.
    ('end_given_notices', interval '10 minutes', null, null),
    ('expire_claims', interval '10 minutes', null, null),
    ('expire_pauses', interval '10 minutes', null, null),
    ('refresh_cards', null, time '00:10', null),
    ('clean_up', null, time '03:30', null),
    ('retention', null, time '04:00', null),
    ('check_invariants', null, time '05:00', null),
    ('digest', null, time '08:00', 1),
    ('remind_mentees', null, time '09:00', null),
    ('remind_orders', null, time '09:05', null),
    ('remind_pairs', null, time '09:10', null)
), gone as (
  delete from private.jobs j where j.name not in (select l.name from listed l)
)
insert into private.jobs (name, every, daily_at, weekly_on)
select name, every, daily_at, weekly_on from listed
on conflict (name) do update set every = excluded.every, daily_at = excluded.daily_at, weekly_on = excluded.weekly_on;
