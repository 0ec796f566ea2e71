-- The worker's jobs, each the function api.job_<name>: at an interval, or every day at a time of Athens, or on one
-- day of the week (see below). Keeps when a job last ran; deletes jobs that are not listed.
with listed (name, every, daily_at) as (
  values
    ('expire_requests', interval '1 minute', null::time),
    ('remind_mentors', interval '10 minutes', null),
    -- Due by day, but run often: rows skipped because of a lock are done the same day.
    ('end_mentorships', interval '10 minutes', null),
    ('expire_claims', interval '10 minutes', null),
    ('lapse_orders', interval '10 minutes', null),
    -- Started by api.run_import; the interval is for a start that was missed.
    ('import_rows', interval '1 minute', null),
    ('tell_offers', interval '10 minutes', null),
    ('tell_seminars', interval '10 minutes', null),
    ('tell_documents', interval '10 minutes', null),
    ('tell_operator', interval '10 minutes', null),
    ('refresh_words', interval '10 minutes', null),
    ('refresh_cards', null, time '00:10'),
    ('clean_up', null, time '03:30'),
    ('retention', null, time '04:00'),
    ('check_invariants', null, time '05:00'),
    ('digest', null, time '08:00'),
    ('daily_digest', null, time '08:00'),
    -- Well before noon, until when a coachee can cancel freely.
    ('remind_sessions', null, time '08:05'),
    ('remind_mentees', null, time '09:00'),
    ('remind_orders', null, time '09:05'),
    ('remind_pairs', null, time '09:10'),
    ('remind_claims', null, time '09:15'),
    ('ask_later', null, time '09:20')
), gone as (
  delete from private.jobs j where j.name not in (select l.name from listed l)
)
insert into private.jobs (name, every, daily_at, weekly_on)
select name, every, daily_at, case name when 'digest' then 1 end from listed
on conflict (name) do update set every = excluded.every, daily_at = excluded.daily_at, weekly_on = excluded.weekly_on;
