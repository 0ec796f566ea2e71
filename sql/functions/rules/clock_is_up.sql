-- True when a run of a job has worked long enough: two seconds, so that an act that waits for a row it holds does not
-- give up, and never more than a third of what the statement is given.
create function rules.clock_is_up()
returns boolean
language sql volatile security definer set search_path = ''
as $$
  select clock_timestamp() > statement_timestamp() + least(interval '2 seconds',
    nullif(current_setting('statement_timeout')::interval, interval '0') / 3)
$$;
