-- True when a run of a job has used its time: two seconds, so that other acts do not time out on its locks, and at
-- most a third of the statement timeout.
create function rules.clock_is_up()
returns boolean
language sql volatile security definer set search_path = ''
as $$
  select clock_timestamp() > statement_timestamp() + least(interval '2 seconds',
    nullif(current_setting('statement_timeout')::interval, interval '0') / 3)
$$;
